import fc from "fast-check";
import { describe, expect, test } from "vitest";
import contract from "../../openapi/generated/openapi.json" with { type: "json" };
import { createActor, waitFor } from "xstate";
import * as example from "../../machines/sign-in/examples.ts";
import { signInMachine } from "../../machines/sign-in/machine.ts";
import { sessionMachine } from "../../machines/session/machine.ts";
import { signInActors } from "../../src/app/processes/account/sign-in.tsx";
import { device, wire } from "./wire.ts";

/** Signing in from an empty form, over the wire. */
function signingIn(input: Parameters<typeof createActor<typeof signInMachine>>[1]["input"], answer: object) {
  const { client, ...rest } = wire({ answer });
  const actors = signInActors({
    client,
    backgroundClient: client,
    clock: Date,
    device,
    referrer: () => "ig",
    recaptcha: async (action) => `a person who wants to ${action}`,
  });
  return { ...rest, actor: createActor(signInMachine.provide({ actors }), { input }).start() };
}

describe("Spec §5: validation rules", () => {
  test("Login: the phone string has its first character dropped and is sent as a number.", async () => {
    const national = fc.integer({ min: 7_000_000_000, max: 7_999_999_999 });
    await fc.assert(
      fc.asyncProperty(national, async (number) => {
        const phone = `+7${number}`;
        const { actor, body } = signingIn(example.byPassword, example.signedIn);
        actor.send({ type: "credentials.submitted", phone, password: example.password });
        await waitFor(actor, ({ status }) => status === "done");
        expect(body()).toEqual({ ...device, phone: Number(phone.slice(1)), password: example.password });
      }),
      { numRuns: 20 },
    );
  });

  test("Sign-up SMS request carries a recaptcha token.", async () => {
    const { actor, body, calls } = signingIn(example.signUp, { challengeId: "1", expiresInSeconds: 300 });
    actor.send({ type: "account.submitted", ...example.account });
    await expect.poll(() => calls.length).toBe(1);
    expect(body()).toMatchObject({ purpose: "SIGN_UP", recaptchaToken: "a person who wants to sign_up" });
    actor.stop();
  });
});

describe("Spec §6: roles and permissions", () => {
  test("Two conditions only: anonymous visitor and authenticated client.", () => {
    const lasting = Object.values(sessionMachine.states).filter((state) => {
      const tags = [state, ...Object.values(state.states)].flatMap((each) => each.tags);
      return tags.includes("standsBy");
    });
    expect(lasting.map(({ key }) => key)).toEqual(["anonymous", "authenticated"]);
  });

  const isOpenTo = (scheme: "clientToken" | "accountToken", operation: string) => {
    const all: { operationId?: string; security?: object[] }[] = Object.values(contract.paths).flatMap(Object.values);
    const found = all.find(({ operationId }) => operationId === operation);
    if (found === undefined) throw new Error(`The contract has no ${operation}.`);
    const { security = contract.security } = found;
    return security.length === 0 || security.some((one) => scheme in one);
  };

  test("Two conditions only: anonymous visitor and authenticated client. No staff or admin roles are shown.", () => {
    expect(Object.keys(contract.components.securitySchemes)).toEqual(["clientToken", "accountToken"]);
    const ofClient = ["getProfile", "editProfile", "changePassword", "getReservations", "requestAccountDeletion"];
    expect(ofClient.map((operation) => isOpenTo("accountToken", operation))).not.toContain(false);
    expect(ofClient.map((operation) => isOpenTo("clientToken", operation))).not.toContain(true);
  });

  test.each(["getReservationTimes", "createReservation", "requestSmsCode", "checkSmsCode", "getReservation"])(
    "A non-logged-in user can book through an SMS code: %s asks for no account.",
    (operation) => expect(isOpenTo("clientToken", operation)).toBe(true),
  );
});
