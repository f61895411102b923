import { expect, it } from "vitest";
import { refused } from "../../../machines/kit/paths.ts";
import { account, anotherPhone, bySms, phone, sentCode } from "../../../machines/sign-in/examples.ts";
import { isPhoneProven } from "../../../machines/sign-in/selectors.ts";
import { runSignIn } from "../support/run.ts";

const { purpose: _, ...challenge } = sentCode;
const ofAnother = { ...challenge, challengeId: "another", phone: 77_077_654_321 };

it("Who signs up with another phone than the one they have proven proves that one, and by its own code alone", async () => {
  const signing = runSignIn(bySms);
  signing.send({ type: "phone.submitted", phone });
  await signing.answer("requestVerificationSms", challenge);
  signing.enterCode("123456");
  await signing.fail("signInBySms", refused("accountMissing").failed);
  expect(isPhoneProven(signing.snapshot())).toBe(true);
  signing.send({ type: "account.submitted", ...account, phone: anotherPhone });
  await signing.answer("requestVerificationSms", ofAnother);
  expect(isPhoneProven(signing.snapshot())).toBe(false);
  signing.enterCode("654321");
  await signing.fail("signUp", refused("weakPassword").failed);
  expect([signing.state(), isPhoneProven(signing.snapshot())]).toEqual(["enteringAccount", false]);
});
