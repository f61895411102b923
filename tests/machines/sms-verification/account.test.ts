import { describe, expect, it, test } from "vitest";
import type { AccountSubject } from "../../../machines/sms-verification/machine.ts";
import { accountVerificationPaths } from "../../../machines/sms-verification/account-paths.ts";
import { refused } from "../../../machines/kit/paths.ts";
import { challenge } from "../../../machines/reservation/examples.ts";
import { signedIn } from "../../../machines/session/examples.ts";
import { expectedSights } from "../../paths/machine/expect.ts";
import { keyFaults } from "../../paths/machine/keys.ts";
import { replay } from "../../paths/machine/replay.ts";
import { pairsOf, transitionsOf } from "../../paths/walk/generate.ts";
import { runAccountVerification } from "../support/run.ts";

const { phone } = challenge;
const code = "123456";

async function proveWithCode(subject: AccountSubject) {
  const proving = runAccountVerification({ phone, subject, challenge: null });
  await proving.answer("requestSmsCode", challenge);
  proving.send({ type: "code.entered", code });
  return proving;
}

describe("Proving a phone for an account", () => {
  it.each(["SIGN_IN", "RESET_PASSWORD"] as const)("asks for a code that is good for %s alone", (purpose) => {
    const proving = runAccountVerification({ phone, subject: { purpose }, challenge: null });
    expect(proving.asked("requestSmsCode")).toEqual([{ phone, subject: { purpose } }]);
  });

  it("signs in with the right code at once", async () => {
    const proving = await proveWithCode({ purpose: "SIGN_IN" });
    await proving.answer("checkSmsCode", signedIn);
    expect(proving.output()).toEqual(signedIn);
  });

  it("signs up with the name and the password that came with the phone", async () => {
    const subject = { purpose: "SIGN_UP", name: "Мадина", password: "correct horse battery" } as const;
    const proving = await proveWithCode(subject);
    expect(proving.asked("checkSmsCode")).toEqual([{ challengeId: challenge.challengeId, phone, subject, code }]);
  });

  it("sends no code where the client could not be told from a robot, and lets them ask again", async () => {
    const proving = runAccountVerification({ phone, subject: { purpose: "SIGN_IN" }, challenge: null });
    await proving.fail("requestSmsCode", refused("recaptchaFailed").failed);
    expect(proving.state()).toBe("askingForCode");
    expect(proving.context().failure).toEqual({ kind: "recaptchaFailed" });
  });

  test.each([...transitionsOf(accountVerificationPaths), ...pairsOf(accountVerificationPaths)])(
    "takes $name",
    async ({ steps }) => {
      const { sights, world } = await replay(accountVerificationPaths, steps, {});
      expect(sights).toEqual(expectedSights(accountVerificationPaths, steps));
      expect(keyFaults(world.calls)).toEqual([]);
    },
  );
});
