// @vitest-environment jsdom
import { createActor, type PromiseActorLogic, toPromise } from "xstate";
import { expect, test } from "vitest";
import { newIdempotencyKey } from "../../../domain/idempotency-key.ts";
import { visit } from "../../../machines/reservation-change/examples.ts";
// It is fetched when it is needed: here before, so that no test waits for it to be compiled.
import "../../../src/app/processes/reservations/next-visit.tsx";
import { createClient } from "../../../src/api/client.ts";
import { smsVerificationEffects } from "../../../src/effects/sms-verification.ts";
import { timeHoldEffects } from "../../../src/effects/time-hold.ts";
import { base, nowhere, visitor } from "../../api/calls.ts";
import { fixtureApi, problem } from "../../support/fixture-api.ts";
import { operationOf } from "../../support/operations.ts";
import { renderApp } from "../../support/render-app.tsx";
import { effectNeeds } from "../../support/effect-needs.ts";

const secret = "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99";
const own = { reservationId: visit.id, secret };
const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
const profile = { ...user, phone: 77_011_234_567, version: 1 };
const nameOf = ({ method, url }: Request) => operationOf(method, new URL(url).pathname);

/** A client that is refused everything, and the operations that it was asked for. */
function refusedClient() {
  const asked = new Set<string | undefined>();
  const fetch = async (request: Request) => {
    asked.add(nameOf(request));
    return problem(404, "notFound");
  };
  const client = createClient({ baseUrl: base, pictureBase: "", fetch, known: () => visitor, notFound: nowhere });
  return { client, asked };
}

function isEffect(logic: unknown): logic is PromiseActorLogic<unknown> {
  return typeof logic === "object" && logic !== null && "transition" in logic;
}

test("the processes ask through the client that sends nobody away for these operations, and no others", async () => {
  const page = refusedClient();
  const background = refusedClient();
  const needs = effectNeeds(page.client, background.client);
  const { waitUntil: _held, ...holding } = timeHoldEffects(needs);
  const { waitUntil: _sent, ...proving } = smsVerificationEffects(needs);
  const input = {
    ...own,
    hold: own,
    own,
    challengeId: visit.id,
    code: "123456",
    phone: 77_011_234_567,
    until: Date.now(),
    replaces: null,
    idempotencyKey: newIdempotencyKey(),
  };
  for (const effect of Object.values<unknown>({ ...holding, ...proving })) {
    if (isEffect(effect)) await toPromise(createActor(effect, { input }).start()).catch(() => {});
  }
  expect(background.asked).toEqual(
    new Set([
      "extendHold",
      "getReservation",
      "getSmsDelivery",
      "registerPrepayment",
      "requestPrepaymentRegistrationCode",
    ]),
  );
  expect(page.asked.size).toBeGreaterThan(5);
});

test("home asks for the next visit and the last ones without sending anybody away where there are none", async () => {
  const asked = new Set<string | undefined>();
  const fetch = async (request: Request) => {
    if (request.url.endsWith("/my/profiles")) return Response.json(profile);
    if (!/\/v[12]\/reservations/.test(request.url)) return fixtureApi(request);
    asked.add(nameOf(request));
    return problem(404, "notFound");
  };
  const { leftWith } = await renderApp("/", {
    fetch,
    prepareStored: ({ guestReservations }) => guestReservations.write({ [visit.id]: { secret, userId: null } }),
    user,
  });
  await expect.poll(() => asked).toEqual(new Set(["getReservation", "getReservationHistory", "getReservations"]));
  expect(leftWith).toEqual([]);
});
