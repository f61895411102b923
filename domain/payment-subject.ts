/**
 * What a payment may be for: a visit, binding a card to an account, a gift card, or what a firm asks for by a link. Another one does not
 * compile until each record by subject has it; the first is that of server/app/payment-kinds.ts.
 */
export type PaymentSubject = "reservation" | "card" | "giftCard" | "link";

/**
 * On what it is counted who tries out cards: on the payer, or on what is paid for alone. Whoever has the address of a link can try cards
 * on it, and not only who registered for it.
 */
export const triesCountOn: Readonly<Record<PaymentSubject, "payer" | "subject">> = {
  reservation: "payer",
  card: "payer",
  giftCard: "payer",
  link: "subject",
};

const isSubject = (name: string): name is PaymentSubject => name in triesCountOn;

/** All of them. */
export const paymentSubjects: readonly PaymentSubject[] = Object.keys(triesCountOn).filter(isSubject);

/** The subjects with which tries count on the payer. */
export const triedByPayer: readonly string[] = Object.entries(triesCountOn).flatMap(([subject, on]) =>
  on === "payer" ? [subject] : [],
);

/** In place of a firm's id, of what is paid to no firm. */
export const noFirm = -1;
