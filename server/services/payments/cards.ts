import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { CardShown, Processor } from "../../core/card-processor.ts";
import { keyedHash, seal } from "../../core/secrets.ts";
import { insertCard } from "../../db/queries/payment-cards.ts";

/** What a token of a card is sealed under. */
export const cardPassword = "saved card";

/** Keeps a card for a client; the same one is kept once. */
export async function saveCard(
  transaction: PoolClient,
  tokenKey: string,
  { token, ...saved }: { clientId: string; processor: Processor; token: string; card: CardShown; now: Date },
): Promise<void> {
  const tokenHash = keyedHash(tokenKey, cardPassword, saved.processor, token);
  await insertCard(transaction, { ...saved, id: randomUUID(), token: seal(tokenKey, cardPassword, token), tokenHash });
}
