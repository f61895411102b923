import type { Challenge } from "./phone-proof.ts";
import type { Purpose } from "./entities.ts";

/** The ways to be signed in; each is an address. */
export const ways = ["password", "sms", "signUp", "reset"] as const;
export type Way = (typeof ways)[number];

/** The ways to sign in, as addresses name them. */
export const signInWays = {
  password: "password",
  sms: "sms",
  signUp: "sign-up",
  reset: "reset",
} as const satisfies Record<Way, string>;

/** A code on its way, and what it is good for. */
export type SentCode = Challenge & { purpose: Purpose };

/** What may be saved of a sign-in, and what a reload goes on from: never a password, and never a code. */
export type SignInResume = {
  way: Way;
  /** As typed. */
  phone: string;
  name: string;
  challenge: SentCode | null;
  /** The phone's proof for a new password, once its code was validated. */
  verificationToken: string | null;
};
