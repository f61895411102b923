import type { Phone } from "./phone.ts";

/** A code that was sent. Times are milliseconds by this device's clock. */
export type Challenge = {
  challengeId: string;
  phone: Phone;
  expiresAt: number;
  resendAt: number;
  attemptsLeft: number;
};

/** What shows that a phone was proven for one reservation, or to buy a gift card. */
export type Proof = { proof: string; phone: Phone };
