import { giftCardStatus, isGiftCardCancellable, isGiftCardSpendable } from "../../../domain/gift-card.ts";
import type { Language } from "../../../domain/language.ts";
import { defaultTimeZone, type Instant } from "../../../domain/time.ts";
import { formatInZone } from "../../../domain/zone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Phone } from "../../../domain/phone.ts";
import { limits } from "../../core/limits.ts";
import type { Config } from "../../core/config.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import type { Reader } from "../../core/reader.ts";
import { Refused } from "../../core/refusal.ts";
import { hashSecret, isSameHash } from "../../core/secrets.ts";
import { findClient } from "../../db/queries/clients.ts";
import { findGiftCardFirms } from "../../db/queries/gift-card-firms.ts";
import { findGiftCard, type GiftCardRow, type IssuedGiftCardRow } from "../../db/queries/gift-cards.ts";
import { giftCardLink } from "./token.ts";

type Schemas = components["schemas"];

/** By what somebody shows that they have bought a card: its secret, or the phone of the account that they are signed in to. */
export type GiftCardClaim = { giftCardId: string; secret?: string | undefined; currentUser?: CurrentUser | undefined };

/**
 * The card that the caller has bought.
 * @throws Refused notFound when there is none, or it is another's: the caller cannot tell which
 */
export async function claimedGiftCard(
  reader: Reader,
  { giftCardId, secret, currentUser }: GiftCardClaim,
  language: Language,
): Promise<GiftCardRow> {
  const row = await findGiftCard(reader, giftCardId, language);
  if (row === undefined) throw new Refused("notFound");
  if (secret !== undefined && isSameHash(hashSecret(secret), row.secretHash)) return row;
  const client = currentUser && (await findClient(reader, currentUser.id));
  if (client?.phone !== row.buyerPhone) throw new Refused("notFound");
  return row;
}

/** An instant as the contract shows it: by the clock of the product, since a card is of no one firm. */
function shownInstant(instant: string): Instant {
  return formatInZone(defaultTimeZone, Date.parse(instant));
}

function worksAtOf({ worksAt: type, worksAtId, placeName }: GiftCardRow): Schemas["WorksAt"] {
  return { type, ...(worksAtId !== null && { id: worksAtId }), ...(placeName !== null && { name: placeName }) };
}

function wordsOf({ fromName, toName, words }: GiftCardRow): Pick<Schemas["GiftCard"], "from" | "to" | "words"> {
  return {
    ...(fromName !== null && { from: fromName }),
    ...(toName !== null && { to: toName }),
    ...(words !== null && { words }),
  };
}

function deliveryOf({ recipientPhone: phone, sendOn }: GiftCardRow): Schemas["GiftCardDelivery"] {
  return phone === null ? { type: "link" } : { type: "sms", phone, ...(sendOn !== null && { sendOn }) };
}

/** Whether the link of a card is with the phone that it was sent to, and still opens it, at an instant (epoch milliseconds). */
export function isWithPhone(
  row: GiftCardRow,
  at: number,
): row is GiftCardRow & { recipientPhone: Phone; sentAt: string } {
  const isSent = row.recipientPhone !== null && row.sentAt !== null;
  return isSent && row.keeperId === null && isGiftCardSpendable(row, at);
}

type Linking = { config: Pick<Config, "publicUrl" | "secrets">; now: Date };

/** A card as the contract shows it to its buyer, without what is to be paid. */
export function showGiftCard(row: GiftCardRow, { config, now }: Linking): Schemas["GiftCard"] {
  const { id, amount, balance, currency, design, validUntil, sentAt, openedAt } = row;
  const at = now.getTime();
  return {
    id,
    status: giftCardStatus(row, at),
    amount: { amount, currency },
    balance: { amount: balance, currency },
    worksAt: worksAtOf(row),
    design,
    ...wordsOf(row),
    delivery: deliveryOf(row),
    // Of a card that is in somebody's account, the link is worth nothing.
    ...(isGiftCardSpendable(row, at) && row.keeperId === null && { link: giftCardLink({ config }, row) }),
    ...(validUntil !== null && { validUntil }),
    ...(sentAt !== null && { sentAt: shownInstant(sentAt) }),
    ...(openedAt !== null && { openedAt: shownInstant(openedAt) }),
    ...(row.refund !== null && { refund: row.refund }),
    isCancellable: isGiftCardCancellable(row, at),
    ...(isWithPhone(row, at) && row.resentCount < limits.giftCardResends.most && { isResendable: true as const }),
    createdAt: shownInstant(row.createdAt),
  };
}

/** A paid card as the contract shows it to its recipient. */
export async function showReceived(
  reader: Reader,
  row: IssuedGiftCardRow,
  { config, currentUser, language, now }: Linking & { currentUser?: CurrentUser | undefined; language: Language },
): Promise<Schemas["ReceivedGiftCard"]> {
  const { id, amount, balance, currency, design, validUntil, keeperId } = row;
  const isKept = keeperId !== null && keeperId === currentUser?.id;
  return {
    id,
    status: giftCardStatus(row, now.getTime()),
    amount: { amount, currency },
    balance: { amount: balance, currency },
    worksAt: worksAtOf(row),
    design,
    ...wordsOf(row),
    validUntil,
    ...(isKept && { isKept: true as const }),
    ...(isKept && isGiftCardSpendable(row, now.getTime()) && { link: giftCardLink({ config }, row) }),
    firms: await findGiftCardFirms(reader, language, row),
  };
}
