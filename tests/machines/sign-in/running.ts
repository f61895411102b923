import type { Way } from "../../../domain/sign-in.ts";
import { refused } from "../../../machines/kit/paths.ts";
import {
  account,
  byPassword,
  code,
  credentials,
  password,
  phone,
  sentCode,
  verified,
} from "../../../machines/sign-in/examples.ts";
import { runSignIn } from "../support/run.ts";

const { purpose: _, ...ofCode } = sentCode;
/** What the service says of a code that it has sent. */
export const challenge = ofCode;
export const number = 77011234567;
export const submitCredentials = { type: "credentials.submitted", ...credentials } as const;
export const submitAccount = { type: "account.submitted", ...account } as const;
export const submitPhone = { type: "phone.submitted", phone } as const;
export const submitPassword = { type: "password.submitted", password } as const;

/** Signing in, begun by a way. */
export function signInBy(way: Way) {
  return runSignIn({ ...byPassword, way });
}

/** A code was sent. */
export async function withCode(way: "sms" | "signUp" | "reset") {
  const running = signInBy(way);
  running.send(way === "signUp" ? submitAccount : submitPhone);
  await running.answer("requestVerificationSms", challenge);
  return running;
}

/** Signing up with a phone that has an account. */
export async function withAccountThere() {
  const running = await withCode("signUp");
  running.enterCode(code);
  await running.fail("signUp", refused("accountExists").failed);
  return running;
}

/** Signing in by SMS with a phone that has none. */
export async function withAccountMissing() {
  const running = await withCode("sms");
  running.enterCode(code);
  await running.fail("signInBySms", refused("accountMissing").failed);
  return running;
}

/** A new password is wanted, and the phone is proven. */
export async function withVerifiedPhone() {
  const running = await withCode("reset");
  running.enterCode(code);
  await running.answer("validateCode", verified);
  return running;
}
