import type { Pool } from "pg";
import { isGiftCardSpendable } from "../../../domain/gift-card.ts";
import { hourMs } from "../../../domain/time.ts";
import { countedAddress } from "../../core/counted-address.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import { limits } from "../../core/limits.ts";
import type { Reader } from "../../core/reader.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { hashSecret } from "../../core/secrets.ts";
import { findFullTries, type GiftCardTry, insertTry, settleTry } from "../../db/queries/gift-card-tries.ts";
import {
  findGiftCard,
  findGiftCardByToken,
  type GiftCardRow,
  type IssuedGiftCardRow,
} from "../../db/queries/gift-cards.ts";
import { inTransaction } from "../../db/transaction.ts";

type Asked = { currentUser?: CurrentUser | undefined } & Pick<RequestContext, "language" | "now">;

/**
 * Counts a try at a token before it is looked at, so that no race tries more than the limit says.
 * @throws Refused tooManyRequests with the seconds until another token may be tried
 */
async function countTry(pool: Pool, tried: GiftCardTry, now: Date): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const since = new Date(now.getTime() - hourMs);
    const full = await findFullTries(transaction, tried, { since, most: limits.wrongGiftTokensPerHour });
    if (full !== undefined) {
      const waitMs = Date.parse(full) + hourMs - now.getTime();
      throw new Refused("tooManyRequests", { waitSeconds: Math.ceil(waitMs / 1000) });
    }
    await insertTry(transaction, tried, now);
  });
}

/** By what a card is named: the token of its link, or its id where it is in the account of whoever asks. */
export type NamedGiftCard = { token: string } | { giftCardId: string };

/**
 * The card that the caller may spend, where its token needs no counting: it was tried before, or the card is in their account.
 * @throws Refused notFound for one that is wrong, used up, over, or in another's account: the caller cannot tell which
 */
export async function usableGiftCard(reader: Reader, named: NamedGiftCard, asked: Asked): Promise<IssuedGiftCardRow> {
  const { language } = asked;
  const isNamedByToken = "token" in named;
  const row = isNamedByToken
    ? await findGiftCardByToken(reader, hashSecret(named.token), language)
    : await findGiftCard(reader, named.giftCardId, language);
  if (!isUsable(row, { isNamedByToken }, asked)) throw new Refused("notFound");
  return row;
}

type Naming = { isNamedByToken: boolean };

function isUsable(row: GiftCardRow | undefined, naming: Naming, { currentUser, now }: Asked): row is IssuedGiftCardRow {
  return row !== undefined && isOf(row, { ...naming, currentUser }) && isGiftCardSpendable(row, now.getTime());
}

/** Whoever has the link of a card has the card, until somebody keeps it. */
function isOf(
  { keeperId }: GiftCardRow,
  { isNamedByToken, currentUser }: Naming & { currentUser: CurrentUser | undefined },
): boolean {
  return keeperId === null ? isNamedByToken : keeperId === currentUser?.id;
}

/**
 * The card that the caller may spend, by a token or by its id. A token is tried as often as whoever has none may: so many that
 * open nothing from one address. The same is asked of the database for every token that opens nothing.
 * @throws Refused notFound as {@link usableGiftCard}, tooManyRequests
 */
export async function tryGiftCard(
  pool: Pool,
  named: NamedGiftCard,
  { address, ...asked }: Asked & { address: string },
): Promise<IssuedGiftCardRow> {
  if (!("token" in named)) return usableGiftCard(pool, named, asked);
  const tried = { address: countedAddress(address), tokenHash: hashSecret(named.token) };
  await countTry(pool, tried, asked.now);
  const row = await findGiftCardByToken(pool, tried.tokenHash, asked.language);
  const hasOpened = isUsable(row, { isNamedByToken: true }, asked);
  await settleTry(pool, tried, hasOpened);
  if (!hasOpened) throw new Refused("notFound");
  return row;
}
