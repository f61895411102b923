import { eventually } from "../../support/eventually.ts";
import type { TestServer } from "../test-server.ts";

/** Runs a job as the queue would, and waits until it is done. The service must be listening. */
export async function work({ pool }: TestServer, job: string): Promise<void> {
  await pool.query("select graphile_worker.add_job($1)", [job]);
  const sql = "select 1 from graphile_worker.jobs where task_identifier = $1";
  await eventually(
    async () => (await pool.query(sql, [job])).rowCount,
    (count) => count === 0,
  );
}
