import { describe, expect, it } from "vitest";
import { refused, unreachable } from "../../../machines/kit/paths.ts";
import * as example from "../../../machines/sign-in/examples.ts";
import { isPhoneProven } from "../../../machines/sign-in/selectors.ts";
import { runSignIn } from "../support/run.ts";
import { number, submitAccount, submitPhone, signInBy, withCode, withAccountMissing } from "./running.ts";

const { anotherPhone, code, halfAPhone, password, phone, sentCode, signedIn } = example;

describe("Signing in by SMS", () => {
  it("ends with the session of the right code", async () => {
    const running = await withCode("sms");
    expect(running.asked("requestVerificationSms")).toEqual([{ phone: number, purpose: "SIGN_IN" }]);
    running.enterCode(code);
    await running.answer("signInBySms", signedIn);
    expect(running.output()).toEqual(signedIn);
  });

  it("asks for no code before the phone is one", () => {
    const running = signInBy("sms");
    running.send({ ...submitPhone, phone: halfAPhone });
    expect(running.state()).toBe("enteringPhone");
    expect(running.failures()).toEqual([{ kind: "phoneInvalid", problem: "tooShort" }]);
  });

  it("goes on after a reload with the code on its way", () => {
    const running = runSignIn({ ...example.bySms, phone, challenge: sentCode });
    expect(running.codeState()).toBe("enteringCode");
    expect(running.world.calls.map(({ effect }) => effect)).toEqual(["waitUntil", "getSmsDelivery"]);
  });

  it("takes no code that was sent for something else, but leaves it good for that", async () => {
    const running = runSignIn({ ...example.bySms, phone, challenge: { ...sentCode, purpose: "RESET_PASSWORD" } });
    expect(running.state()).toBe("enteringPhone");
    running.send(submitPhone, { type: "way.switched", way: "reset" }, submitPhone);
    expect(running.codeState()).toBe("enteringCode");
  });

  it("sends no second code to who only went back to look at the phone", async () => {
    const running = await withCode("sms");
    running.send({ type: "way.switched", way: "sms" }, submitPhone);
    expect(running.codeState()).toBe("enteringCode");
    expect(running.asked("requestVerificationSms")).toHaveLength(1);
  });

  it("sends a code of its own to another phone", async () => {
    const running = await withCode("sms");
    running.send({ type: "way.switched", way: "sms" }, { ...submitPhone, phone: anotherPhone });
    expect(running.asked("requestVerificationSms")).toMatchObject([{ phone: number }, { phone: 77077654321 }]);
  });
});

describe("Signing in by SMS with a phone that has no account", () => {
  const proven = { phone: number, challengeId: sentCode.challengeId, code };
  const account = { name: example.account.name, password };

  it("leads into signing up: the phone is proven, and no second code is asked for", async () => {
    const running = await withAccountMissing();
    expect(running.state()).toBe("enteringAccount");
    expect(running.context()).toMatchObject({ way: "signUp", phone });
    expect(running.failures()).toEqual([refused("accountMissing").failed]);
    expect(isPhoneProven(running.snapshot())).toBe(true);
    running.send(submitAccount);
    expect(running.state()).toBe("signingUp");
    expect(running.asked("signUp")).toEqual([{ ...proven, ...account }]);
    expect(running.asked("requestVerificationSms")).toHaveLength(1);
    await running.answer("signUp", signedIn);
    expect(running.output()).toEqual(signedIn);
    expect(running.facts).toEqual([{ type: "client.signed-in", signedIn }]);
  });

  it("comes back for a better password, and the phone stays proven", async () => {
    const running = await withAccountMissing();
    running.send(submitAccount);
    await running.fail("signUp", refused("weakPassword").failed);
    expect(running.state()).toBe("enteringAccount");
    running.send({ ...submitAccount, password: "another good password" });
    expect(running.asked("signUp").at(-1)).toEqual({ ...proven, ...account, password: "another good password" });
    expect(new Set(running.keys("signUp")).size).toBe(2);
  });

  it("is tried again with the same key when no answer came", async () => {
    const running = await withAccountMissing();
    running.send(submitAccount);
    await running.fail("signUp", unreachable.failed);
    running.send(submitAccount);
    const [first, second] = running.keys("signUp");
    expect(second).toBe(first);
  });

  it("has another code sent to another phone, and once the first has run out", async () => {
    const running = await withAccountMissing();
    running.send({ ...submitAccount, phone: example.anotherPhone });
    expect(running.state()).toBe("provingPhone");
    const late = await withAccountMissing();
    late.send(submitAccount);
    await late.fail("signUp", refused("codeExpired").failed);
    expect(isPhoneProven(late.snapshot())).toBe(false);
    late.send(submitAccount);
    expect(late.state()).toBe("provingPhone");
  });

  it("signs in with the code where an account was made meanwhile", async () => {
    const running = await withAccountMissing();
    running.send(submitAccount);
    await running.fail("signUp", refused("accountExists").failed);
    expect(running.state()).toBe("decidingToSignIn");
    running.send({ type: "offer.accepted" });
    expect(running.asked("signInBySms").at(-1)).toEqual(proven);
  });

  it("forgets the code with another way", async () => {
    const running = await withAccountMissing();
    running.send({ type: "way.switched", way: "sms" });
    expect(running.context().code).toBe("");
  });
});
