import { describe, expect, it } from "vitest";
import { challenge } from "../../../machines/kit/examples.ts";
import { refused } from "../../../machines/kit/paths.ts";
import type { VerificationInput } from "../../../machines/sms-verification/machine.ts";
import { signedIn } from "../../../machines/session/examples.ts";
import { verified } from "../../../machines/sign-in/examples.ts";
import { runSmsVerification } from "../support/run.ts";

const { phone, challengeId } = challenge;
const code = "123456";
const signUp = { purpose: "SIGN_UP", name: "Мадина", password: "correct horse battery" } as const;

async function proveWithCode(subject: VerificationInput["subject"]) {
  const proving = runSmsVerification({ phone, subject, challenge: null });
  await proving.answer("requestVerificationSms", challenge);
  proving.send({ type: "code.entered", code });
  return proving;
}

describe("Proving a phone for an account", () => {
  it.each([{ purpose: "SIGN_IN" }, { purpose: "RESET_PASSWORD" }, signUp] as const)(
    "asks for a code that is good for $purpose alone, and says nothing else of the account",
    (subject) => {
      const proving = runSmsVerification({ phone, subject, challenge: null });
      expect(proving.asked("requestVerificationSms")).toEqual([{ phone, purpose: subject.purpose }]);
      expect(proving.asked("requestSmsCode")).toEqual([]);
    },
  );

  it("signs in with the right code at once", async () => {
    const proving = await proveWithCode({ purpose: "SIGN_IN" });
    expect(proving.asked("signInBySms")).toEqual([{ challengeId, phone, code }]);
    await proving.answer("signInBySms", signedIn);
    expect(proving.output()).toEqual({ kind: "proven", proven: signedIn });
  });

  it("signs up with the name and the password that came with the phone", async () => {
    const proving = await proveWithCode(signUp);
    const { name, password } = signUp;
    expect(proving.asked("signUp")).toEqual([{ challengeId, phone, code, name, password }]);
    await proving.answer("signUp", signedIn);
    expect(proving.output()).toEqual({ kind: "proven", proven: signedIn });
  });

  it("lets a new password be set after the right code", async () => {
    const proving = await proveWithCode({ purpose: "RESET_PASSWORD" });
    expect(proving.asked("validateCode")).toEqual([{ challengeId, phone, code, purpose: "RESET_PASSWORD" }]);
    await proving.answer("validateCode", verified);
    expect(proving.output()).toEqual({ kind: "proven", proven: verified });
  });

  it("sends no code where the client could not be told from a robot, and lets them ask again", async () => {
    const proving = runSmsVerification({ phone, subject: { purpose: "SIGN_IN" }, challenge: null });
    const { failed } = refused("recaptchaFailed");
    await proving.fail("requestVerificationSms", failed);
    expect(proving.state()).toBe("askingForCode");
    expect(proving.context().failure).toEqual(failed);
    proving.send({ type: "code.requested" });
    expect(proving.asked("requestVerificationSms")).toHaveLength(2);
  });

  it.each(["accountExists", "weakPassword"] as const)("ends with %s, which no code mends", async (refusedWith) => {
    const proving = await proveWithCode(signUp);
    const { failed } = refused(refusedWith);
    await proving.fail("signUp", failed);
    expect(proving.output()).toEqual({ kind: "refused", failure: failed, code });
  });
});
