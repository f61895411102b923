import { readConfig } from "../core/config.ts";
import { StartupError } from "../core/startup-error.ts";
import { isUuid } from "../core/uuid.ts";
import { migrate } from "../db/migrate.ts";
import { openPool } from "../db/pool.ts";
import { inTransaction } from "../db/transaction.ts";
import { moveBySalon, type SalonMove, type SalonMoveRefused } from "../services/reservations/move-by-salon.ts";
import { visitsOfFirm } from "../services/reservations/visits-of-firm.ts";
import { runCommand } from "./run-command.ts";

const usage = `npm run visits -- FIRM          shows a firm's visits from yesterday on, the next first
npm run visits -- arrived ID    the client is there
npm run visits -- completed ID  the visit has taken place, though its time is not over
npm run visits -- no-show ID    the client did not come; what was paid before is kept
npm run visits -- cancel ID     the firm cancels; the client is told by SMS, and all that was paid is given back`;

const moves: Readonly<Record<string, SalonMove>> = {
  arrived: "arrived",
  completed: "completed",
  "no-show": "noShow",
  cancel: "cancelledBySalon",
};

/** Shows the operator the visits of a firm, or writes down what the firm says of one. */
async function main([command = "", reservationId = "", ...more]: readonly string[]): Promise<void> {
  const to = Object.hasOwn(moves, command) ? moves[command] : undefined;
  const isListing = /^\d{1,9}$/.test(command) && reservationId === "";
  const isMoving = to !== undefined && isUuid(reservationId);
  if (more.length > 0 || !(isListing || isMoving)) throw new StartupError(usage);
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) throw new StartupError("Set DATABASE_URL to the database of the service.");
  const pool = await openPool(config.databaseUrl);
  const now = new Date();
  try {
    await migrate(pool);
    if (isMoving) {
      const refused = await inTransaction(pool, (transaction) =>
        moveBySalon(transaction, { config }, { reservationId, to, now }),
      );
      if (refused !== null) throw new StartupError(reasonOf(refused, reservationId));
    } else {
      for (const visit of await visitsOfFirm(pool, { firmId: Number(command), now })) console.log(lineOf(visit));
    }
  } finally {
    await pool.end();
  }
}

function reasonOf(refused: SalonMoveRefused, id: string): string {
  if (refused.type === "unknown") return `No visit has the id ${id}.`;
  if (refused.type === "tooEarly") return "The visit has not begun yet.";
  return `The visit is ${refused.status}: it does not become that any more.`;
}

type Visit = Awaited<ReturnType<typeof visitsOfFirm>>[number];

function lineOf({ id, startsAt, endsAt, status, clientName, clientPhone, comment, services }: Visit): string {
  const remarks = comment === null ? [] : [comment.replaceAll("\n", " ")];
  return [
    `${id}  ${startsAt}–${endsAt.slice(-5)}  ${status}  ${clientName}, +${clientPhone}`,
    ...services,
    ...remarks,
  ].join("\n  ");
}

await runCommand(main);
