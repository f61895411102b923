import type { ClientBase } from "pg";
import type { PaymentSubject } from "../../../domain/payment-subject.ts";
import { endsGivingBack } from "../../../domain/reservation-end.ts";
import { projectPaymentStatus } from "./payment-status.ts";
import { textsOf } from "./sql-texts.ts";

/** The firm `f` that was paid. */
const firm = `jsonb_build_object('id', f.id, 'name', f.name ->> $3, 'urlKey', f.url_key, 'city', f.city ->> $3,
                                 'address', f.address ->> $3, 'phoneNumbers', f.phone_numbers)`;

type SubjectInDatabase = {
  /** What a payment `p` to a firm `f` was for, in the language $3: an object, of which what is null is left out. */
  about: string;
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
    about: `(select jsonb_build_object('reservationId', r.id, 'firm', ${firm}, 'startsAt', r.starts_at, 'services',
                      array(select e.service_name ->> $3 from reservation_entries e
                             where e.firm_id = r.firm_id and e.reservation_id = r.id order by e.starts_at, e.person, e.id))
               from reservations r where r.firm_id = p.firm_id and r.id = p.subject_id)`,
    // What a card has paid of these is kept for nothing: they are no visit, or none any more for which it is kept.
    isEarned: `exists (select from reservations r where r.firm_id = p.firm_id and r.id = p.subject_id
                          and r.status not in (${textsOf(["held", "awaitingPrepayment", ...endsGivingBack("card")])}))`,
    // They are those of the visit's phone.
    isOfPayersPhone: false,
    project: (transaction, { firmId, subjectId }) => projectPaymentStatus(transaction, { firmId, ids: [subjectId] }),
  },
  card: { about: "'{}'::jsonb", isEarned: "false", isOfPayersPhone: false },
  giftCard: {
    about:
      "(select jsonb_build_object('giftCardId', g.id, 'toName', g.to_name) from gift_cards g where g.id = p.subject_id)",
    // What is left of a card may have gone back: what was spent of it is kept.
    isEarned: "exists (select from gift_card_entries e where e.payment_id = p.id and e.type = 'issued')",
    isOfPayersPhone: true,
  },
  link: {
    about: `(select jsonb_build_object('purpose', l.purpose ->> $3, 'firm', case when f.id is not null then ${firm} end)
               from payment_links l where l.firm_id = p.firm_id and l.id = p.subject_id)`,
    isEarned: `exists (select from payment_links l
                        where l.firm_id = p.firm_id and l.id = p.subject_id and l.paid_at is not null)`,
    isOfPayersPhone: true,
  },
};

function bySubject(sqlOf: (subject: SubjectInDatabase) => string): string {
  const cases = Object.entries(subjectsInDatabase).map(([name, subject]) => `when '${name}' then ${sqlOf(subject)}`);
  return `case p.subject ${cases.join(" ")} end`;
}

/** Whether there is, or was, what a payment `p` has been kept for, in SQL. */
export const isEarned = bySubject((subject) => subject.isEarned);

/** What a payment `p` to a firm `f` was for, in SQL. */
export const aboutPayment = bySubject((subject) => subject.about);

/** The subjects whose payments are an account's by the payer's phone, in SQL. */
export const ofPayersPhone = textsOf(
  Object.entries(subjectsInDatabase).flatMap(([subject, { isOfPayersPhone }]) => (isOfPayersPhone ? [subject] : [])),
);
