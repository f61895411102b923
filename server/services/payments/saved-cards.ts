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
import { requestCardRemoval } from "./remove-card.ts";

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
export async function setDefaultCard({ cardId, ...asked }: Picked, transaction: PoolClient): Promise<PaymentCards> {
  const { id } = asked.currentUser;
  await lockClient(transaction, id);
  if (!(await storeDefaultCard(transaction, id, cardId))) throw new Refused("notFound");
  return getPaymentCards(asked, transaction);
}

/**
 * Forgets a card, and with it what it could be charged by; where a processor keeps it too, it is removed there.
 * @throws Refused notFound
 */
export async function removeCard({ cardId, ...asked }: Picked, transaction: PoolClient): Promise<PaymentCards> {
  const { id } = asked.currentUser;
  await lockClient(transaction, id);
  const card = await deleteCard(transaction, id, cardId);
  if (card === undefined) throw new Refused("notFound");
  await requestCardRemoval(transaction, card, asked.now);
  return getPaymentCards(asked, transaction);
}
