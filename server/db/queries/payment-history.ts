import type { Language } from "../../../domain/language.ts";
import type { Phone } from "../../../domain/phone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { PrepaymentParts } from "../../../domain/prepayment-parts.ts";
import type { Reader } from "../../core/reader.ts";
import type { After } from "./client-visits.ts";
import { partColumns } from "./part-sums.ts";
import { aboutPayment, ofPayersPhone } from "./payment-subjects.ts";
import type { PaymentRow } from "./payments.ts";
import type { RefundRow } from "./payment-refunds.ts";

type Schemas = components["schemas"];

type Visit = Extract<Schemas["PaymentSubject"], { type: "reservation" }>;

/** What a payment was for, as the contract shows it, but for the clock of its times. */
export type AboutPayment =
  | Exclude<Schemas["PaymentSubject"], Visit>
  | (Omit<Visit, "startTime"> & { startsAt: string });

/** A payment with what it was for, as the database has it: instants in UTC, amounts in minor units. */
export type PaymentRecordRow = Pick<
  PaymentRow,
  | "id"
  | "processorId"
  | "way"
  | "amount"
  | "currency"
  | "status"
  | "paid"
  | "refunded"
  | "card"
  | "action"
  | "failure"
  | "createdAt"
> &
  PrepaymentParts & {
    paidAt: string | null;
    /** Null of what is paid to no firm. */
    timeZone: string | null;
    about: AboutPayment;
    refunds: Pick<RefundRow, "id" | "amount" | "status" | "createdAt">[];
  };

/** Whose payments are looked at, and in which language what they were for is read. */
type Asked = { clientId: string; phone: Phone; language: Language };

/** $1 to $3 are whose they are; those of a visit of their phone are theirs whoever was signed in. */
const select = `
  select p.id, p.processor_id as "processorId", p.way, p.amount, p.currency, p.status,
         p.paid, p.refunded, p.card, p.action, p.failure, p.created_at as "createdAt",
         (select e.created_at from payment_events e
           where e.firm_id = p.firm_id and e.payment_id = p.id and e.type = 'paid') as "paidAt",
         ${partColumns("p.firm_id", "p.reservation_id")}, f.time_zone as "timeZone",
         jsonb_strip_nulls(${aboutPayment} || jsonb_build_object('type', p.subject)) as about,
         coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'amount', d.amount, 'status', d.status, 'createdAt', d.created_at)
                                    order by d.created_at, d.id)
                     from payment_refunds d where d.firm_id = p.firm_id and d.payment_id = p.id), '[]') as refunds
    from (select firm_id, id from payments where client_id = $1
          union
          select v.firm_id, v.id from payments v
            join reservations o on o.firm_id = v.firm_id and o.id = v.reservation_id
           where o.client_phone = $2
          union
          select firm_id, id from payments
           where payer_phone = $2 and subject in (${ofPayersPhone}) and (client_id is null or client_id = $1)) own
    join payments p on p.firm_id = own.firm_id and p.id = own.id
    left join lateral (select * from visited_firms v where v.id = p.firm_id limit 1) f on true`;

/** A page of the payments of an account, the latest first. */
export async function findPaymentHistory(
  reader: Reader,
  { clientId, phone, language, after, most }: Asked & { after: After; most: number },
): Promise<PaymentRecordRow[]> {
  const { rows } = await reader.query<PaymentRecordRow>(
    `${select}
      where $4::timestamptz is null or (p.created_at, p.id) < ($4, $5::uuid)
      order by p.created_at desc, p.id desc limit $6`,
    [clientId, phone, language, after?.at ?? null, after?.id ?? null, most],
  );
  return rows;
}

/** One payment of an account; undefined for anybody else's. */
export async function findPaymentRecord(
  reader: Reader,
  { clientId, phone, language, id }: Asked & { id: string },
): Promise<PaymentRecordRow | undefined> {
  const text = `${select} where p.id = $4`;
  return (await reader.query<PaymentRecordRow>(text, [clientId, phone, language, id])).rows[0];
}
