import { readConfig } from "../core/config.ts";
import { StartupError } from "../core/startup-error.ts";
import { openPool } from "../db/pool.ts";
import { auditPayments } from "../services/audit.ts";
import { cardProcessors } from "../app/processors.ts";
import { runCommand } from "./run-command.ts";

/** Compares our ledger of payments with those of the processors, and shows the operator where they differ. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) throw new StartupError("Set DATABASE_URL to the database of the ledger.");
  const pool = await openPool(config.databaseUrl);
  try {
    const { payments, open, complaints, unlisted } = await auditPayments(pool, cardProcessors(config), new Date());
    for (const complaint of complaints) console.error(complaint);
    for (const name of unlisted)
      console.log(`${name} has no list of what it took: a charge there that we know nothing of can't be found.`);
    console.log(`${payments} payments, ${open} of them open: ${complaints.length} complaints.`);
    if (complaints.length > 0) process.exitCode = 1;
  } finally {
    await pool.end();
  }
}

await runCommand(main);
