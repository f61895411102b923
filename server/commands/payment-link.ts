import { parseArgs } from "node:util";
import { fromMajor } from "../../domain/money.ts";
import { paymentLinkPath } from "../../domain/payment-link.ts";
import { readConfig } from "../core/config.ts";
import { StartupError } from "../core/startup-error.ts";
import { openPool } from "../db/pool.ts";
import { inTransaction } from "../db/transaction.ts";
import { makePaymentLink } from "../services/payments/make-link.ts";
import { runCommand } from "./run-command.ts";

const usage = `npm run payment-link -- <firm's id> <tenge> "<for what, in Russian>" ["<in Kazakh>" "<in English>"]`;

/** Makes a link by which a firm asks to be paid, and prints what its code is a key to. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [firm, tenge, ru, kz = ru, en = ru] = positionals;
  const [firmId, major] = [Number(firm), Number(tenge)];
  if (ru === undefined || kz === undefined || en === undefined) throw new StartupError(usage);
  if (!Number.isSafeInteger(firmId) || !Number.isSafeInteger(major) || major <= 0) throw new StartupError(usage);
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) throw new StartupError("Set DATABASE_URL to the database of the service.");
  const pool = await openPool(config.databaseUrl);
  try {
    const wanted = { firmId, purpose: { ru, kz, en }, amount: fromMajor(major), currency: "KZT", now: new Date() };
    const code = await inTransaction(pool, (transaction) => makePaymentLink(transaction, wanted));
    console.log(`Whoever is to pay opens ${config.publicUrl}${paymentLinkPath({ firmId, code })}`);
  } finally {
    await pool.end();
  }
}

await runCommand(main);
