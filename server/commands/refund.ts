import { isUuid } from "../core/uuid.ts";
import { StartupError } from "../core/startup-error.ts";
import { openPool } from "../db/pool.ts";
import { inTransaction } from "../db/transaction.ts";
import { retryRefund } from "../services/payments/refunds.ts";
import { paymentKinds } from "../app/payment-kinds.ts";
import { runCommand } from "./run-command.ts";

/** Has the service, which runs on the same database, ask a processor once more for a refund that it refused. */
async function main([paymentId = "", ...more]: readonly string[]): Promise<void> {
  const url = process.env["DATABASE_URL"];
  if (!isUuid(paymentId) || more.length > 0) throw new StartupError("Usage: npm run refund -- PAYMENT");
  if (url === undefined) throw new StartupError("Set DATABASE_URL to the database of the ledger.");
  const pool = await openPool(url);
  try {
    const amount = await inTransaction(pool, (transaction) =>
      retryRefund(transaction, paymentKinds, { paymentId, now: new Date() }),
    );
    if (amount === undefined) throw new StartupError(`No refund of ${paymentId} was refused, or one is under way.`);
    console.log(`${amount} minor units are asked for again.`);
  } finally {
    await pool.end();
  }
}

await runCommand(main);
