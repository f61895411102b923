import { StartupError } from "../core/startup-error.ts";
import { migrate } from "../db/migrate.ts";
import { openPool } from "../db/pool.ts";
import { findReviewsOfVisits, replyToReview } from "../db/queries/operator-reviews.ts";
import { inTransaction } from "../db/transaction.ts";
import { cleanComment } from "../services/client-text.ts";
import { removeReview } from "../services/reviews/remove.ts";
import { runCommand } from "./run-command.ts";

const usage = `npm run reviews                       shows what clients have said of their visits, the newest first
npm run reviews -- answer ID "TEXT"   writes the firm's reply, or another one in its place
npm run reviews -- remove ID          removes a review; the ratings are counted without it`;
const most = 50;

/** Shows the operator what clients say of their visits, answers it for the firm, or removes it. */
async function main([command, idText = "", text = "", ...more]: readonly string[]): Promise<void> {
  const [id, reply] = [Number(idText), cleanComment(text)];
  const isId = /^\d{1,10}$/.test(idText);
  const isAnswering = command === "answer" && isId && reply !== "" && more.length === 0;
  const isRemoving = command === "remove" && isId && text === "";
  if (command !== undefined && !isAnswering && !isRemoving) throw new StartupError(usage);
  const url = process.env["DATABASE_URL"];
  if (url === undefined) throw new StartupError("Set DATABASE_URL to the database that the reviews lie in.");
  const pool = await openPool(url);
  const now = new Date();
  try {
    await migrate(pool);
    if (isAnswering) known(await replyToReview(pool, { id, text: reply, now }), id);
    else if (isRemoving) known(await inTransaction(pool, (transaction) => removeReview(transaction, id, now)), id);
    else for (const review of await findReviewsOfVisits(pool, most)) console.log(lineOf(review));
  } finally {
    await pool.end();
  }
}

function known(isThere: boolean, id: number): void {
  if (!isThere) throw new StartupError(`No client's review has the id ${id}.`);
}

function lineOf(review: Awaited<ReturnType<typeof findReviewsOfVisits>>[number]): string {
  const { id, createdAt, firmName, authorName, rating, photoCount, text, replyText } = review;
  const said = [text, ...(replyText === null ? [] : [`reply: ${replyText}`])].join("\n").replaceAll("\n", "\n  ");
  return `${id}  ${createdAt}  ${firmName}: ${authorName}, ${rating} of 5, ${photoCount} photos\n  ${said}\n`;
}

await runCommand(main);
