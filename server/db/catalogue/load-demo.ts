import type { Pool, PoolClient } from "pg";
import { localDateAt } from "../../../domain/zone.ts";
import { loadCatalogue } from "./load.ts";

const lockKey = 720_430_003;

/**
 * Loads the demo catalogue and its visits into a database that has no firms; where it was loaded before, adds the
 * visits of the days that have come since. Any number of processes may call it at once; one works and the others wait.
 * @param now epoch milliseconds
 */
export async function loadDemo(pool: Pool, now: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    const isEmpty = !(await hasRows(client, "firms"));
    if (!isEmpty && !(await hasRows(client, "reservations where referrer = 'demo'"))) return;
    // Not needed by whoever has a catalogue of their own.
    const [{ demoCatalogue }, { loadDemoVisits }] = await Promise.all([
      import("./demo.ts"),
      import("./demo/visits.ts"),
    ]);
    const catalogue = demoCatalogue();
    const today = localDateAt("Asia/Aqtau", now);
    if (isEmpty) await loadCatalogue(client, catalogue, today);
    await loadDemoVisits(client, catalogue, today);
  } finally {
    // Closing the connection gives the lock back, whatever state it is in.
    client.release(true);
  }
}

async function hasRows(client: PoolClient, source: string): Promise<boolean> {
  const { rowCount } = await client.query(`select from ${source} limit 1`);
  return rowCount === 1;
}
