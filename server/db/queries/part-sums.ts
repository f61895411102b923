import type { PrepaymentParts } from "../../../domain/prepayment-parts.ts";

type Sums = Readonly<Record<keyof PrepaymentParts, (firmId: string, id: string) => string>>;

/** What gift cards and cashback have paid of a visit, and was not returned, minor units; in SQL, of expressions for its firm and id. */
export const partSums: Sums = {
  giftCard: (firmId, id) =>
    `(select coalesce(-sum(amount), 0)::bigint from gift_card_entries where firm_id = ${firmId} and reservation_id = ${id})`,
  cashback: (firmId, id) =>
    `(select coalesce(-sum(amount), 0)::bigint from cashback_entries
       where firm_id = ${firmId} and reservation_id = ${id} and type in ('spent', 'returned'))`,
};

/** The same of all of them together. */
export function sumOfParts(firmId: string, id: string): string {
  return `(${Object.values(partSums)
    .map((sum) => sum(firmId, id))
    .join(" + ")})`;
}

/** Each of them as a column of its name. */
export function partColumns(firmId: string, id: string): string {
  return Object.entries(partSums)
    .map(([name, sum]) => `${sum(firmId, id)} as "${name}"`)
    .join(", ");
}
