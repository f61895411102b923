/**
 * What a payment may be for: a visit, binding a card to an account, a gift card, or what a firm asks for by a link. What is
 * particular to each is told in server/services/payments/subjects.ts and server/services/payment-hooks.ts, which another one
 * does not compile without.
 */
export type PaymentSubject = "reservation" | "card" | "giftCard" | "link";

/** In place of a firm's id, of what is paid to no firm. */
export const noFirm = -1;
