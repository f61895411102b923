import type { ClientBase } from "pg";
import type { PaymentSubject } from "../../../domain/payment-subject.ts";
import { endsGivingBack } from "../../../domain/reservation-end.ts";
import { projectPaymentStatus } from "./payment-status.ts";

const textsOf = (words: readonly string[]) => words.map((word) => `'${word}'`).join(", ");

type SubjectInDatabase = {
  /** Whether there is, or was, what a payment `p` has been kept for, as a condition. */
  isEarned: string;
  /** Whether its payments are those of an account by the payer's phone, beside those that were made while signed in. */
  isOfPayersPhone: boolean;
  /** Shows on what is paid for what became of its payments. */
  project?(transaction: ClientBase, key: { firmId: number; subjectId: string }): Promise<void>;
};

/** What the queries of payments know of each subject. */
export const subjectsInDatabase: Readonly<Record<PaymentSubject, SubjectInDatabase>> = {
  reservation: {
    // What a card has paid of these is kept for nothing: they are no visit, or none any more for which it is kept.
    isEarned: `exists (select from reservations r where r.firm_id = p.firm_id and r.id = p.subject_id
                          and r.status not in (${textsOf(["held", "awaitingPrepayment", ...endsGivingBack("card")])}))`,
    // They are those of the visit's phone.
    isOfPayersPhone: false,
    project: (transaction, { firmId, subjectId }) => projectPaymentStatus(transaction, { firmId, ids: [subjectId] }),
  },
  card: { isEarned: "false", isOfPayersPhone: false },
  giftCard: {
    // What is left of a card may have gone back: what was spent of it is kept.
    isEarned: "exists (select from gift_card_entries e where e.payment_id = p.id and e.type = 'issued')",
    isOfPayersPhone: true,
  },
  link: {
    isEarned: `exists (select from payment_links l
                        where l.firm_id = p.firm_id and l.id = p.subject_id and l.paid_at is not null)`,
    isOfPayersPhone: true,
  },
};

/** Whether there is, or was, what a payment `p` has been kept for, in SQL. */
export const isEarned = `case p.subject ${Object.entries(subjectsInDatabase)
  .map(([subject, { isEarned: condition }]) => `when '${subject}' then ${condition}`)
  .join(" ")} end`;

/** The subjects whose payments are an account's by the payer's phone, in SQL. */
export const ofPayersPhone = textsOf(
  Object.entries(subjectsInDatabase).flatMap(([subject, { isOfPayersPhone }]) => (isOfPayersPhone ? [subject] : [])),
);
