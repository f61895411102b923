import type { Reader } from "../../server/core/reader.ts";

/**
 * Where our ledger and that of the sandbox's processors differ: by what each has written down of every payment, also of one that the
 * other has nothing of, and by no rule of the service. Amounts in minor units.
 */
export async function ledgerDifferences(reader: Reader): Promise<string[]> {
  const { rows } = await reader.query<{ difference: string }>(
    `with ours as (
       select payment_id::text as id, coalesce(sum(amount) filter (where type = 'paid'), 0) as paid,
              coalesce(sum(amount) filter (where type in ('partiallyRefunded', 'refunded')), 0) as refunded
         from payment_events group by payment_id
     ), theirs as (
       select s.order_id as id, coalesce(sum(o.amount) filter (where o.type in ('charged', 'captured')), 0) as paid,
              coalesce(sum(o.amount) filter (where o.type = 'refunded'), 0) as refunded
         from sandbox_payments s join sandbox_operations o on o.payment_id = s.id group by s.order_id
     )
     select format('%s: we have %s paid and %s given back, the processor %s and %s', id, coalesce(ours.paid, 0),
                   coalesce(ours.refunded, 0), coalesce(theirs.paid, 0), coalesce(theirs.refunded, 0)) as difference
       from ours full join theirs using (id)
      where (coalesce(ours.paid, 0), coalesce(ours.refunded, 0))
         <> (coalesce(theirs.paid, 0), coalesce(theirs.refunded, 0))
      order by id`,
  );
  return rows.map(({ difference }) => difference);
}
