import type { PoolClient } from "pg";
import type { Payment } from "../../../domain/entities.ts";
import type { Language } from "../../../domain/language.ts";
import { limits } from "../../core/limits.ts";
import { noFirm } from "../../../domain/payment-subject.ts";
import { defaultTimeZone } from "../../../domain/time.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Config } from "../../core/config.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import type { Reader } from "../../core/reader.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findClient } from "../../db/queries/clients.ts";
import { type GiftCardRow, lockGiftCard } from "../../db/queries/gift-cards.ts";
import { findPayments, type SubjectKey } from "../../db/queries/payments.ts";
import { findRefunds } from "../../db/queries/payment-refunds.ts";
import { beginPayment, type Paying } from "../payments/begin.ts";
import { showPaying } from "../payments/paying.ts";
import { waysOf } from "../payments/ways.ts";
import { claimedGiftCard, type GiftCardClaim, showGiftCard } from "./gift-card.ts";

type Schemas = components["schemas"];

/** A gift card as the subject of its payments. */
function giftCardSubject(id: string): SubjectKey {
  return { firmId: noFirm, subject: "giftCard", subjectId: id };
}

/**
 * Whose saved cards pay for a gift card: the caller's, where the phone of their account was proven by a code with the order or since. Whoever
 * has but a session of theirs makes no money of their cards.
 */
async function cardOwner(
  reader: Reader,
  { isPhoneProven, buyerPhone }: GiftCardRow,
  currentUser: CurrentUser | undefined,
): Promise<CurrentUser | undefined> {
  if (!isPhoneProven || currentUser === undefined) return undefined;
  return (await findClient(reader, currentUser.id))?.phone === buyerPhone ? currentUser : undefined;
}

type Shown = { config: Config; currentUser: CurrentUser | undefined; now: Date };

/** A card as its buyer sees it, with what is to be paid for it and what was. */
export async function showWithPaying(
  reader: Reader,
  row: GiftCardRow,
  { config, currentUser, now }: Shown,
): Promise<Schemas["GiftCard"]> {
  const subject = giftCardSubject(row.id);
  const [payments, refunds] = await Promise.all([findPayments(reader, subject), findRefunds(reader, subject)]);
  const { amount, currency, payBefore } = row;
  const ways = async () => waysOf(reader, await cardOwner(reader, row, currentUser), { config, hasPayBox: true, now });
  const payable = isGiftCardPayable(row, now) ? { until: payBefore, ways: await ways() } : null;
  const asked = { amount, currency, timeZone: defaultTimeZone, payable, now };
  return { ...showGiftCard(row, { config, now }), paying: showPaying({ payments, refunds }, asked) };
}

/**
 * A card that the caller has bought, and what became of paying it.
 * @throws Refused notFound
 */
export async function getGiftCard(
  { language, now, ...claim }: GiftCardClaim & Pick<RequestContext, "language" | "now">,
  { pool, config }: Pick<Dependencies, "pool" | "config">,
): Promise<Schemas["GiftCard"]> {
  const row = await claimedGiftCard(pool, claim, language);
  return showWithPaying(pool, row, { config, currentUser: claim.currentUser, now });
}

/** Whether money may be taken for a card. */
export function isGiftCardPayable({ status, payBefore }: GiftCardRow, now: Date): boolean {
  return status === "awaitingPayment" && Date.parse(payBefore) > now.getTime();
}

const descriptions: Record<Language, string> = {
  ru: "Подарочная карта Kezek",
  kz: "Kezek сыйлық картасы",
  en: "Kezek gift card",
};

/**
 * Begins to pay for a card that the caller has ordered.
 * @throws Refused notFound, notPayable, phoneNotProven for a saved card, and what {@link beginPayment} throws
 */
export async function payGiftCard(
  { giftCardId, secret, ...paying }: GiftCardClaim & Paying,
  dependencies: Pick<Dependencies, "config">,
  transaction: PoolClient,
): Promise<Payment> {
  const { currentUser, language, now } = paying;
  await lockGiftCard(transaction, giftCardId);
  const row = await claimedGiftCard(transaction, { giftCardId, secret, currentUser }, language);
  if (!isGiftCardPayable(row, now)) throw new Refused("notPayable");
  if (paying.way.type === "savedCard" && (await cardOwner(transaction, row, currentUser)) === undefined) {
    throw new Refused("phoneNotProven");
  }
  const { amount, currency, buyerPhone: payerPhone } = row;
  const beginBefore = new Date(now.getTime() + limits.prepaymentSeconds * 1000);
  const due = {
    ...giftCardSubject(row.id),
    amount,
    currency,
    payerPhone,
    timeZone: defaultTimeZone,
    beginBefore,
  };
  return beginPayment(paying, { ...due, description: descriptions[language] }, dependencies, transaction);
}
