import { type SignInResume, ways } from "../../domain/sign-in.ts";
import { type Check, isCount, isObject, isText, orNull, shape } from "./checks.ts";

const checks: Record<keyof SignInResume, Check> = {
  way: (value) => ways.some((way) => way === value),
  phone: isText,
  name: isText,
  challenge: orNull(
    shape({
      challengeId: isText,
      phone: isCount,
      expiresAt: isCount,
      resendAt: isCount,
      attemptsLeft: isCount,
      purpose: isText,
    }),
  ),
};

/** Whether something is what a sign-in left a moment ago. */
export function isSignInResume(value: unknown): value is SignInResume {
  return isObject(value) && Object.entries(checks).every(([key, check]) => check(value[key]));
}
