import { StartupError } from "../core/startup-error.ts";
import { migrate } from "../db/migrate.ts";
import { openPool } from "../db/pool.ts";
import { inTransaction } from "../db/transaction.ts";
import { removeReview } from "../services/reviews/remove.ts";
import { latestReviews, replyToReview } from "../services/reviews/reply.ts";
import { runCommand } from "./run-command.ts";

const usage = `npm run reviews                       shows what clients have said of their visits, the newest first
npm run reviews -- answer ID "TEXT"   writes the firm's reply, or another one in its place
npm run reviews -- remove ID          removes a review; the ratings are counted without it`;

/** Shows the operator what clients say of their visits, answers it for the firm, or removes it. */
async function main([command, idText = "", text = "", ...more]: readonly string[]): Promise<void> {
  const id = Number(idText);
  const isId = /^\d{1,10}$/.test(idText);
  const isAnswering = command === "answer" && isId && more.length === 0;
  const isRemoving = command === "remove" && isId && text === "";
  if (command !== undefined && !isAnswering && !isRemoving) throw new StartupError(usage);
  const url = process.env["DATABASE_URL"];
  if (url === undefined) throw new StartupError("Set DATABASE_URL to the database that the reviews lie in.");
  const pool = await openPool(url);
  const now = new Date();
  try {
    await migrate(pool);
    if (isAnswering) {
      const outcome = await replyToReview(pool, { id, text, now });
      if (outcome === "empty") throw new StartupError(usage);
      known(outcome === "written", id);
    } else if (isRemoving) known(await inTransaction(pool, (transaction) => removeReview(transaction, id, now)), id);
    else for (const review of await latestReviews(pool)) console.log(lineOf(review));
  } finally {
    await pool.end();
  }
}

function known(isThere: boolean, id: number): void {
  if (!isThere) throw new StartupError(`No client's review has the id ${id}.`);
}

function lineOf(review: Awaited<ReturnType<typeof latestReviews>>[number]): string {
  const { id, createdAt, firmName, authorName, rating, photoCount, text, replyText } = review;
  const words = [text, ...(replyText === null ? [] : [`reply: ${replyText}`])].join("\n").replaceAll("\n", "\n  ");
  return `${id}  ${createdAt}  ${firmName}: ${authorName}, ${rating} of 5, ${photoCount} photos\n  ${words}\n`;
}

await runCommand(main);
