import type { PoolClient } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findClient } from "../../db/queries/clients.ts";
import {
  findBoughtCards,
  findKeptCards,
  lockGiftCard,
  storeKeeper,
  storeOpened,
  storeTaken,
} from "../../db/queries/gift-cards.ts";
import { showGiftCard, showReceived } from "./gift-card.ts";
import { tryGiftCard, usableGiftCard } from "./spendable.ts";

type Schemas = components["schemas"];
type Asked = { currentUser?: CurrentUser | undefined } & Pick<RequestContext, "language" | "now">;

/**
 * What whoever has the link of a card sees by its token.
 * @throws Refused notFound, tooManyRequests
 */
export async function giftCardByToken(
  { token, ...asked }: { token: string; address: string } & Asked,
  { pool, config }: Pick<Dependencies, "pool" | "config">,
): Promise<Schemas["ReceivedGiftCard"]> {
  const row = await tryGiftCard(pool, { token }, asked);
  await storeOpened(pool, row.id, asked.now);
  const openedAt = row.openedAt ?? (row.sentAt && asked.now.toISOString());
  return showReceived(pool, { ...row, openedAt }, { ...asked, config });
}

/**
 * Puts a card into the account of who is signed in; it is theirs alone from now on.
 * @throws Refused notFound, tooManyRequests
 */
export async function keepGiftCard(
  { token, ...asked }: { token: string; address: string; currentUser: CurrentUser } & Asked,
  { pool, config }: Pick<Dependencies, "pool" | "config">,
): Promise<(transaction: PoolClient) => Promise<Schemas["ReceivedGiftCard"]>> {
  const { now, currentUser } = asked;
  const { id } = await tryGiftCard(pool, { token }, asked);
  return async (transaction) => {
    await lockGiftCard(transaction, id);
    await usableGiftCard(transaction, { token }, asked);
    await storeKeeper(transaction, id, currentUser.id);
    await storeTaken(transaction, id, now);
    const kept = await usableGiftCard(transaction, { token }, asked);
    return showReceived(transaction, kept, { ...asked, config });
  };
}

/** So many are listed. */
const mostListed = 100;

/** The cards that who is signed in has bought, and those that they keep. */
export async function ownGiftCards(
  { currentUser, language, now }: { currentUser: CurrentUser; language: Language; now: Date },
  { pool, config }: Pick<Dependencies, "pool" | "config">,
): Promise<Schemas["GiftCards"]> {
  const client = await findClient(pool, currentUser.id);
  const bought = client === undefined ? [] : await findBoughtCards(pool, client.phone, language, mostListed);
  const kept = await findKeptCards(pool, currentUser.id, language, mostListed);
  return {
    bought: bought.map((row) => showGiftCard(row, { config, now })),
    received: await Promise.all(kept.map((row) => showReceived(pool, row, { config, currentUser, language, now }))),
  };
}
