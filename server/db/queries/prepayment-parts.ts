import type { PrepaymentParts } from "../../../domain/prepayment-parts.ts";
import { reservationEnds } from "../../../domain/reservation-end.ts";
import type { Reader } from "../../core/reader.ts";
import { partColumns } from "./part-sums.ts";

type Visit = { firmId: number; id: string };

/** What gift cards and cashback have paid of a visit, and was not returned. */
export async function findParts(reader: Reader, { firmId, id }: Visit): Promise<PrepaymentParts> {
  const { rows } = await reader.query<PrepaymentParts>(`select ${partColumns("$1", "$2")}`, [firmId, id]);
  return rows[0] ?? { giftCard: 0, cashback: 0 };
}

/** What went back to gift cards and cashback with the visit itself; not what the client has put back before. */
export async function findReturnedParts(reader: Reader, { firmId, id }: Visit): Promise<PrepaymentParts> {
  const sumOf = (entries: string) =>
    `(select coalesce(sum(e.amount), 0)::bigint
        from ${entries} e
       where e.firm_id = $1 and e.reservation_id = $2 and e.type = 'returned'
         and exists (select from reservation_history h
                      where h.firm_id = $1 and h.reservation_id = $2 and h.to_status = any ($3)
                        and h.moved_at = e.created_at))`;
  const { rows } = await reader.query<PrepaymentParts>(
    `select ${sumOf("gift_card_entries")} as "giftCard", ${sumOf("cashback_entries")} as cashback`,
    [firmId, id, reservationEnds],
  );
  return rows[0] ?? { giftCard: 0, cashback: 0 };
}
