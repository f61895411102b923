import type { PrepaymentParts } from "../../../domain/prepayment-parts.ts";

/** What gift cards and cashback have paid of a visit, and was not returned, minor units; in SQL, of expressions for its firm and id. */
export const partSums = {
  giftCard: (firmId: string, id: string) =>
    `(select coalesce(-sum(amount), 0)::bigint from gift_card_entries where firm_id = ${firmId} and reservation_id = ${id})`,
  cashback: (firmId: string, id: string) =>
    `(select coalesce(-sum(amount), 0)::bigint from cashback_entries
       where firm_id = ${firmId} and reservation_id = ${id} and type in ('spent', 'returned'))`,
} satisfies Record<keyof PrepaymentParts, (firmId: string, id: string) => string>;
