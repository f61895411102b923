import { readFile } from "node:fs/promises";
import { StartupError } from "../core/startup-error.ts";
import { migrate } from "../db/migrate.ts";
import { openPool } from "../db/pool.ts";
import { inTransaction } from "../db/transaction.ts";
import { type Announced, announce, findAnnounced, isAnnounceable, withdraw } from "../services/announcements.ts";
import { runCommand } from "./run-command.ts";

const usage = `npm run announce                           shows the raffles and contests that are announced
npm run announce -- raffle FILE            announces a raffle; docs/announcing.md has the form
npm run announce -- contest FILE           announces a contest
npm run announce -- withdraw raffle KEY    takes a raffle away that is not drawn yet
npm run announce -- withdraw contest KEY   takes a contest away, with its votes`;

/** Announces raffles and contests, shows them, and takes them away. */
async function main(args: readonly string[]): Promise<void> {
  const isWithdrawing = args[0] === "withdraw";
  const [kind, what, ...more] = isWithdrawing ? args.slice(1) : args;
  const isAsked = isAnnounceable(kind) && what !== undefined && more.length === 0;
  if (args.length > 0 && !isAsked) throw new StartupError(usage);
  const url = process.env["DATABASE_URL"];
  if (url === undefined) throw new StartupError("Set DATABASE_URL to the database of the service.");
  const value = isAsked && !isWithdrawing ? await readJson(what) : undefined;
  const pool = await openPool(url);
  try {
    await migrate(pool);
    if (isAsked && isWithdrawing) {
      if (!(await withdraw(pool, kind, what))) throw new StartupError(`There is no ${kind} ${what} to take away.`);
    } else if (isAsked) {
      const wrong = await inTransaction(pool, (transaction) => announce(transaction, kind, value, new Date()));
      if (wrong !== undefined) throw new StartupError(`${what}: ${wrong}`);
    }
    for (const one of await findAnnounced(pool)) console.log(lineOf(one));
  } finally {
    await pool.end();
  }
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    throw new StartupError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function lineOf({ kind, key, name, startsAt, endsAt, drawsAt }: Announced): string {
  const draw = drawsAt === null ? "" : `, drawn ${drawsAt}`;
  return `${kind} ${key}  ${startsAt} to ${endsAt}${draw}  ${name}`;
}

await runCommand(main);
