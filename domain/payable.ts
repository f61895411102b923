import type { components } from "../openapi/generated/api.ts";
import type { CardBinding, GiftCard, PaymentLink, Prepayment } from "./entities.ts";
import type { PaymentSubject } from "./payment-subject.ts";

/** What is to be paid for a gift card, with the card. */
type GiftCardPaying = components["schemas"]["Paying"] & { giftCard: Omit<GiftCard, "paying"> };

/** What the service answers of what can be paid for: what is due, in which ways, and what became of paying it. */
export type PayableBySubject = {
  reservation: Prepayment;
  card: CardBinding;
  link: PaymentLink;
  giftCard: GiftCardPaying;
};

/** The same, with what it is of. */
export type PayableOf<Subject extends PaymentSubject> = { subject: Subject } & PayableBySubject[Subject];

/** What can be paid for, whatever it is. */
export type Payable = { [Subject in PaymentSubject]: PayableOf<Subject> }[PaymentSubject];

/** What is to be paid for a gift card; undefined where the service does not tell of that. */
export function payableOfGiftCard({ paying, ...giftCard }: GiftCard): PayableOf<"giftCard"> | undefined {
  return paying && { subject: "giftCard", ...paying, giftCard };
}
