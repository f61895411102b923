import { firmId } from "./page-queries.ts";
import { pagePaths, secretMark } from "./addresses.ts";
import type { Challenge } from "./phone-proof.ts";
import { readQuery, text, writeQuery } from "./query.ts";

/** Whose link it is that asks to be paid; or, where its key is to be found on this device, which one. */
const cardPaymentQuery = { firmId, linkId: text("link") };

/** The key to what a firm asks to be paid: whose link it is, and its code. */
export type PaymentLinkKey = { firmId: number; code: string };

/** What somebody has typed who says that they pay by a link, the phone as it is typed; and the code on its way to it. */
export type Payer = { name: string; phone: string; challenge: Challenge | null };

/** The same as it is saved: for one link. */
export type SavedPayer = Payer & { linkId: string };

/** The address of what a firm asks to be paid: its code never reaches a log or a Referer. */
export function paymentLinkPath({ firmId, code }: PaymentLinkKey): string {
  return pagePaths.cardPayment + writeQuery(cardPaymentQuery, { firmId }) + secretMark + code;
}

/** Where the return from a bank leads, which knows no code: this device may. */
export function returnedLinkPath(linkId: string): string {
  return pagePaths.cardPayment + writeQuery(cardPaymentQuery, { linkId });
}

/** What an address says: the key, undefined where a part of it is missing; and the link that a bank led back for. */
export function readPaymentLink(
  params: URLSearchParams,
  hash: string,
): { key: PaymentLinkKey | undefined; linkId: string | undefined } {
  const read = readQuery(cardPaymentQuery, params);
  const code = hash.startsWith(secretMark) ? hash.slice(secretMark.length) : "";
  const isCode = /^[\w-]+$/.test(code);
  return { key: read.firmId !== undefined && isCode ? { firmId: read.firmId, code } : undefined, linkId: read.linkId };
}
