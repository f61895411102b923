import { StartupError } from "../core/startup-error.ts";
import { migrate } from "../db/migrate.ts";
import { openPool } from "../db/pool.ts";
import { answerComplaint, findWaitingComplaints } from "../services/complaints/answer.ts";
import { runCommand } from "./run-command.ts";

const usage = 'Usage: npm run complaints, or npm run complaints -- answer ID "TEXT"';

/** Shows the operator the complaints that wait for an answer, or answers one. */
async function main([command, id, text, ...more]: readonly string[]): Promise<void> {
  const isAnswering = command === "answer" && id !== undefined && text !== undefined && more.length === 0;
  if (command !== undefined && !isAnswering) throw new StartupError(usage);
  const url = process.env["DATABASE_URL"];
  if (url === undefined) throw new StartupError("Set DATABASE_URL to the database that the complaints lie in.");
  const pool = await openPool(url);
  try {
    await migrate(pool);
    if (!isAnswering) {
      for (const { createdAt, firmName, reservationId, id: own, text: words } of await findWaitingComplaints(pool))
        console.log(`${own}  ${createdAt}  ${firmName}, visit ${reservationId}\n  ${words.replaceAll("\n", "\n  ")}\n`);
      return;
    }
    const outcome = await answerComplaint(pool, { id, text, now: new Date() });
    if (outcome === "empty") throw new StartupError(usage);
    if (outcome === "unknown") throw new StartupError(`No complaint with the id ${id} waits for an answer.`);
  } finally {
    await pool.end();
  }
}

await runCommand(main);
