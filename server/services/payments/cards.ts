import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { CardShown, Processor } from "../../core/card-processor.ts";
import { keyedHash, seal } from "../../core/secrets.ts";
import { insertCard } from "../../db/queries/payment-cards.ts";

/** What a token of a card is sealed under. */
export const cardPassword = "saved card";

type Saved = { id?: string; clientId: string; processor: Processor; token: string; card: CardShown; now: Date };

/** Keeps a card for a client; the same one is kept once. */
export async function saveCard(transaction: PoolClient, tokenKey: string, { token, ...saved }: Saved): Promise<void> {
  const tokenHash = tokenHashOf(tokenKey, saved.processor, token);
  await insertCard(transaction, { id: randomUUID(), ...saved, token: seal(tokenKey, cardPassword, token), tokenHash });
}

/** By which it is known whether a card is the same. */
export function tokenHashOf(tokenKey: string, processor: Processor, token: string): Buffer {
  return keyedHash(tokenKey, cardPassword, processor, token);
}
