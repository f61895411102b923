import { cardPaymentQuery, pagePaths, secretMark } from "./addresses.ts";
import type { Challenge } from "./phone-proof.ts";
import { writeQuery } from "./query.ts";

/** The key to what a firm asks to be paid: whose link it is, and its code. */
export type PaymentLinkKey = { firmId: number; code: string };

/** What somebody has typed who says that they pay by a link; the phone as it is typed. */
export type Payer = { linkId: string; name: string; phone: string; challenge: Challenge | null };

/** The address of what a firm asks to be paid: its code never reaches a log or a Referer. */
export function paymentLinkPath({ firmId, code }: PaymentLinkKey): string {
  return pagePaths.cardPayment + writeQuery(cardPaymentQuery, { firmId }) + secretMark + code;
}

/** The key that an address says; undefined where a part of it is missing. */
export function readPaymentLinkKey(firmId: number | undefined, hash: string): PaymentLinkKey | undefined {
  const code = hash.startsWith(secretMark) ? hash.slice(secretMark.length) : "";
  return firmId === undefined || !/^[\w-]+$/.test(code) ? undefined : { firmId, code };
}
