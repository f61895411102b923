import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { type CardProcessors, storageOf } from "../../core/card-processor.ts";
import { dayMs } from "../../../domain/time.ts";
import { never, type OutsideAnswer, OutsideFailed } from "../../core/outside.ts";
import { unseal } from "../../core/secrets.ts";
import { deleteCardRemoval, findCardRemoval, insertCardRemoval } from "../../db/queries/card-removals.ts";
import { type DeletedCard, deleteCardsOfLeavers } from "../../db/queries/payment-cards.ts";
import { requestOutsideWork, type Worker } from "../outbox/outbox.ts";
import { cardPassword } from "./cards.ts";

/** Has PayBox forget a card that was deleted here; CloudPayments has no call for that, and without its token charges nothing. */
export async function requestCardRemoval(
  transaction: PoolClient,
  { processor, clientId, token, tokenHash }: DeletedCard,
  now: Date,
): Promise<void> {
  if (processor !== "payBox") return;
  const id = randomUUID();
  await insertCardRemoval(transaction, { id, clientId, token, tokenHash, now });
  await requestOutsideWork(transaction, { id, kind: "removeCard", beginBefore: never, now });
}

/** Has PayBox forget the cards of the people whose accounts are to be deleted by now. */
export async function forgetCardsOfLeavers(transaction: PoolClient, now: Date): Promise<void> {
  for (const card of await deleteCardsOfLeavers(transaction, now)) await requestCardRemoval(transaction, card, now);
}

type Deps = { pool: Pool; processors: CardProcessors; tokenKey: string; clock: () => Date };

/** For so long PayBox is asked again to forget what it refuses to: every hour for three days, then every day. */
const giveUpAfterMs = 30 * dayMs;
const hourlySeconds = (3 * dayMs) / 1000;

/**
 * Removes cards where they are kept. A refusal is tried again, and told by the audit; what was removed by hand meanwhile is found to
 * be gone. One that PayBox keeps stays known here, so that it is not taken for a new one.
 */
export function removeCardWorker({ pool, processors, tokenKey, clock }: Deps): Worker<OutsideAnswer> {
  async function read(id: string) {
    const removal = await findCardRemoval(pool, id);
    if (removal === undefined) throw new Error("A card was to be removed that is not known any more.");
    const { clientId: accountId, createdAt } = removal;
    return { accountId, token: unseal(tokenKey, cardPassword, removal.token), createdAt };
  }
  return {
    async ask(id) {
      const { accountId, token } = await read(id);
      const kept = await storageOf(processors).savedCards(accountId);
      return { type: kept.some((card) => card.token === token) ? "notFound" : "done" };
    },
    isWanted: async () => true,
    async call(id) {
      const { createdAt, ...card } = await read(id);
      const answer = await storageOf(processors).removeCard(card);
      if (answer.type === "done") return answer;
      const isFinal = clock().getTime() >= Date.parse(createdAt) + giveUpAfterMs;
      if (!isFinal) throw new OutsideFailed(`PayBox does not forget the card: ${answer.code}`);
      return { type: "refused", detail: answer.code };
    },
    async record(transaction, id, { type }) {
      if (type === "done") await deleteCardRemoval(transaction, id);
    },
    longestWait: (ageSeconds) => (ageSeconds < hourlySeconds ? 3600 : dayMs / 1000),
  };
}
