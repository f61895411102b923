import type { PoolClient } from "pg";
import { isCardExpired } from "../../../domain/card-expiry.ts";
import type { PaymentCards } from "../../../domain/entities.ts";
import { defaultTimeZone } from "../../../domain/time.ts";
import { localDateAt } from "../../../domain/zone.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import type { Reader } from "../../core/reader.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { lockClient } from "../../db/queries/clients.ts";
import { deleteCard, findCards, storeDefaultCard } from "../../db/queries/payment-cards.ts";
import { showCard } from "./payment.ts";

type Asked = { currentUser: CurrentUser } & Pick<RequestContext, "now">;
type Picked = Asked & { cardId: string };

/** The cards that who is signed in has saved, the default first, then the newest. */
export async function getPaymentCards({ currentUser, now }: Asked, reader: Reader): Promise<PaymentCards> {
  const today = localDateAt(defaultTimeZone, now.getTime());
  const cards = await findCards(reader, currentUser.id);
  return {
    cards: cards.map(({ id, card, isDefault }) => ({
      id,
      card: showCard(card),
      ...(card.expires !== undefined && { expires: card.expires }),
      isExpired: card.expires !== undefined && isCardExpired(card.expires, today),
      isDefault,
    })),
  };
}

/** @throws Refused notFound */
export async function setDefaultCard(picked: Picked, transaction: PoolClient): Promise<PaymentCards> {
  return change(picked, transaction, storeDefaultCard);
}

/**
 * Forgets a card, and with it what it could be charged by.
 * @throws Refused notFound
 */
export async function removeCard(picked: Picked, transaction: PoolClient): Promise<PaymentCards> {
  return change(picked, transaction, deleteCard);
}

async function change(
  { cardId, ...asked }: Picked,
  transaction: PoolClient,
  store: typeof deleteCard,
): Promise<PaymentCards> {
  const { id } = asked.currentUser;
  await lockClient(transaction, id);
  if (!(await store(transaction, id, cardId))) throw new Refused("notFound");
  return getPaymentCards(asked, transaction);
}
