import type { Pool } from "pg";
import { inTransaction } from "../../../../server/db/transaction.ts";
import { wakeOutsideWork } from "../../../../server/services/outbox/outbox.ts";
import { eventually } from "../../../support/eventually.ts";

/**
 * From now on the service begins nothing at the processors until {@link releaseOutsideWork}: what it wants of them stands in the
 * outbox, as if a process that has stopped had taken it.
 */
export async function holdOutsideWork(pool: Pool): Promise<void> {
  await pool.query(`
    create function hold_outside_work() returns trigger language plpgsql as $$
    begin
      new.claimed_until := 'infinity';
      return new;
    end $$;
    create trigger outside_work_is_held before insert on outbox for each row
      when (new.kind in ('charge', 'complete3ds', 'saveCard')) execute function hold_outside_work();
  `);
}

/** Lets the service's workers have what is held. */
export async function releaseOutsideWork(pool: Pool): Promise<void> {
  const released = "update outbox set claimed_until = null where claimed_until = 'infinity' returning id";
  await inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<{ id: string }>(released);
    for (const { id } of rows) await wakeOutsideWork(transaction, id);
  });
}

/** Everything that was wanted of the processors has been begun, and nobody is at it. */
export async function restOutsideWork(pool: Pool): Promise<void> {
  await releaseOutsideWork(pool);
  const sql = `select id from outbox
                where kind <> 'sendSms' and settled_at is null and (attempts = 0 or claimed_until is not null)`;
  await eventually(
    async () => (await pool.query(sql)).rows,
    (rows) => rows.length === 0,
  );
}

/** Nothing is wanted of the processors any more. */
export async function dropOutsideWork(pool: Pool): Promise<void> {
  await pool.query("update outbox set settled_at = now() where kind <> 'sendSms' and settled_at is null");
}
