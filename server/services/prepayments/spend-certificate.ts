import type { PoolClient } from "pg";
import { worksAt } from "../../../domain/gift-card.ts";
import { usableOf } from "../../../domain/prepayment-parts.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import type { Reader } from "../../core/reader.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { insertEntry, returnToGiftCards } from "../../db/queries/gift-card-entries.ts";
import { findCardTaker } from "../../db/queries/gift-card-firms.ts";
import { type IssuedGiftCardRow, lockGiftCard, storeTaken } from "../../db/queries/gift-cards.ts";
import type { ReservationRow } from "../../db/queries/reservations.ts";
import { dueOf } from "./due.ts";
import { refuseUnpayable } from "./prepayment.ts";
import { lockDue, refuseUnexpected, standWhenPaid } from "./take-off.ts";
import { type Claim, claimedReservation } from "../reservations/reservation.ts";
import { type NamedGiftCard, tryGiftCard, usableGiftCard } from "../gift-cards/spendable.ts";

type Schemas = components["schemas"];
type Asked = Claim & Pick<RequestContext, "language" | "now">;

/**
 * What of a card can be taken off what is due for a visit.
 * @throws Refused giftCardNotUsable at this firm or for this currency
 */
async function usableFor(
  reader: Reader,
  card: IssuedGiftCardRow,
  reservation: ReservationRow,
): Promise<{ usable: number; due: number }> {
  const firm = await findCardTaker(reader, reservation.firmId);
  const isOfUse = firm !== undefined && worksAt(card, firm) && card.currency === reservation.currency;
  if (!isOfUse) throw new Refused("giftCardNotUsable");
  const { now: due } = await dueOf(reader, reservation);
  return { usable: usableOf(card.balance, due), due };
}

function showCertificate(
  { id, balance, currency, validUntil }: IssuedGiftCardRow,
  usable: number,
): Schemas["Certificate"] {
  const money = (amount: number) => ({ amount, currency });
  return { giftCardId: id, balance: money(balance), usable: money(usable), validUntil };
}

/**
 * What of a gift card can be taken off what is to be paid before a visit of the caller's. Nothing is changed.
 * @throws Refused reservationNotFound, notFound, giftCardNotUsable, notPayable, holdExpired, tooManyRequests
 */
export async function checkCertificate(
  { named, ...asked }: Asked & { named: NamedGiftCard; address: string },
  { pool }: Pick<Dependencies, "pool">,
): Promise<Schemas["Certificate"]> {
  const reservation = await claimedReservation(pool, asked, asked.language);
  refuseUnpayable(reservation, asked.now);
  const card = await tryGiftCard(pool, named, asked);
  const { usable } = await usableFor(pool, card, reservation);
  return showCertificate(card, usable);
}

/**
 * Takes what a gift card has off what is to be paid before a visit of the caller's. Where nothing is left to be paid, it is a
 * visit.
 * @throws Refused reservationNotFound, notFound, giftCardNotUsable, notPayable, holdExpired, paymentUnderWay, priceChanged,
 * tooManyRequests
 */
export async function spendCertificate(
  { named, expected, ...asked }: Asked & { named: NamedGiftCard; address: string; expected: Schemas["Money"] },
  { pool, config }: Pick<Dependencies, "pool" | "config">,
): Promise<(transaction: PoolClient) => Promise<Schemas["Certificate"]>> {
  const { now } = asked;
  const { id } = await tryGiftCard(pool, named, asked);
  return async (transaction) => {
    const reservation = await lockDue(transaction, asked);
    await lockGiftCard(transaction, id);
    const card = await usableGiftCard(transaction, named, asked);
    const { usable, due } = await usableFor(transaction, card, reservation);
    refuseUnexpected({ usable, currency: card.currency }, expected);
    const { firmId, id: reservationId } = reservation;
    await insertEntry(transaction, { giftCardId: id, type: "spent", amount: -usable, firmId, reservationId, now });
    await storeTaken(transaction, id, now);
    await standWhenPaid(transaction, { config }, reservation, { left: due - usable, now });
    return showCertificate({ ...card, balance: card.balance - usable }, usable);
  };
}

/**
 * Gives back to their cards what was taken off for a visit of the caller's, as long as that awaits its payment.
 * @throws Refused reservationNotFound, notPayable, holdExpired, paymentUnderWay
 */
export async function returnCertificates(asked: Asked, transaction: PoolClient): Promise<Schemas["Done"]> {
  const { firmId, id } = await lockDue(transaction, asked);
  await returnToGiftCards(transaction, { firmId, ids: [id] }, asked.now);
  return { done: true };
}
