import type { SignedIn } from "../../domain/entities.ts";
import type { Phone } from "../../domain/phone.ts";
import type { SignInResume, Way } from "../../domain/sign-in.ts";
import type { IdempotencyKey, Intent } from "../../domain/idempotency-key.ts";
import type { SignInFailure } from "./failure.ts";

export type SignInInput = SignInResume;

export type SignInContext = SignInResume & {
  password: string;
  /** The right code of a phone that turned out to have an account, or none. */
  code: string;
  /** All that stands in the way, for a form to show at once. */
  failures: SignInFailure[];
  signedIn: SignedIn | null;
  passwordIntent: Intent | null;
  smsIntent: Intent | null;
  signUpIntent: Intent | null;
  resetIntent: Intent | null;
};

export type Credentials = { phone: string; password: string };
export type NewAccount = { name: string; phone: string; password: string };
export type WaySwitched = { type: "way.switched"; way: Way };

export type SignInEvent =
  | WaySwitched
  | { type: "account.edited"; account: Partial<Pick<SignInResume, "phone" | "name">> }
  | ({ type: "credentials.submitted" } & Credentials)
  | { type: "phone.submitted"; phone: string }
  | ({ type: "account.submitted" } & NewAccount)
  | { type: "password.submitted"; password: string }
  | { type: "offer.accepted" }
  | { type: "sign-in.abandoned" };

/** What happened, for the app to act on. */
export type SignInFact = { type: "client.signed-in"; signedIn: SignedIn };

export type SignInByPasswordInput = { phone: Phone; password: string; idempotencyKey: IdempotencyKey };
export type SignInBySmsInput = { phone: Phone; challengeId: string; code: string; idempotencyKey: IdempotencyKey };
export type SignUpBySmsInput = SignInBySmsInput & Pick<NewAccount, "name" | "password">;
export type ResetPasswordInput = {
  phone: Phone;
  verificationToken: string;
  password: string;
  idempotencyKey: IdempotencyKey;
};
