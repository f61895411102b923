import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import {
  giftCardAmountProblem,
  giftCardCurrency,
  type GiftCardPlace,
  giftCardSendAt,
  isGiftCardSendDay,
  giftCardToday,
} from "../../../domain/gift-card.ts";
import { limits } from "../../core/limits.ts";
import { hourMs } from "../../../domain/time.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { hashSecret, newSecret } from "../../core/secrets.ts";
import { findClient } from "../../db/queries/clients.ts";
import { findGiftCardFirms } from "../../db/queries/gift-card-firms.ts";
import { countOrders, insertGiftCard } from "../../db/queries/gift-cards.ts";
import { shownLine, shownWords, visibleName } from "../kit/client-text.ts";
import { spendPhoneProof } from "../phone-proof/proof.ts";
import { refuseForeignPhone } from "../phone-proof/send-code.ts";
import { claimedGiftCard } from "./gift-card.ts";
import { giftCardTokenHash } from "./token.ts";
import { showWithPaying } from "./paying.ts";

type Schemas = components["schemas"];
type Asked = { currentUser?: CurrentUser | undefined } & Pick<RequestContext, "language" | "now">;

/**
 * Orders a gift card for a buyer whose phone is proven. It is issued once it is paid.
 * @throws Refused validationFailed, phoneNotProven, tooManyRequests
 */
export async function createGiftCard(
  wanted: Schemas["CreateGiftCard"],
  { currentUser, language, now }: Asked,
  { config }: Pick<Dependencies, "config">,
  transaction: PoolClient,
): Promise<Schemas["CreatedGiftCard"]> {
  const { delivery, buyerPhone, proof } = wanted;
  refuseAmount(wanted.amount);
  const place = await placeOf(transaction, wanted.worksAt);
  const buyerName = visibleName(wanted.buyerName, "/buyerName");
  if (delivery.type === "sms") refuseForeignPhone(delivery.phone, "/delivery/phone");
  const sendOn = delivery.type === "sms" ? (delivery.sendOn ?? null) : null;
  if (sendOn !== null) refuseDay(sendOn, now);
  await provePhone(transaction, { phone: buyerPhone, proof }, { currentUser, now });
  const ordered = await countOrders(transaction, buyerPhone, new Date(now.getTime() - hourMs));
  if (ordered >= limits.giftCardOrdersPerHour) throw new Refused("tooManyRequests", { waitSeconds: hourMs / 1000 });
  const id = randomUUID();
  const secret = newSecret();
  await insertGiftCard(transaction, {
    id,
    secretHash: hashSecret(secret),
    tokenHash: giftCardTokenHash({ config }, id),
    amount: wanted.amount.amount,
    currency: giftCardCurrency,
    ...place,
    design: wanted.design,
    fromName: shownLine(wanted.from),
    toName: shownLine(wanted.to),
    words: shownWords(wanted.words),
    recipientPhone: delivery.type === "sms" ? delivery.phone : null,
    sendOn,
    sendAt: sendOn === null ? null : new Date(giftCardSendAt(sendOn)),
    buyerName,
    buyerPhone,
    isPhoneProven: proof !== undefined,
    language,
    payBefore: new Date(now.getTime() + limits.giftCardPayableSeconds * 1000),
    now,
  });
  const row = await claimedGiftCard(transaction, { giftCardId: id, secret }, language);
  return { id, secret, card: await showWithPaying(transaction, row, { config, currentUser, now }) };
}

function invalid(field: string, message: string): Refused {
  return new Refused("validationFailed", { errors: [{ field, message }] });
}

function refuseAmount({ amount, currency }: Schemas["Money"]): void {
  const problem = giftCardAmountProblem(amount);
  if (problem === undefined && currency === giftCardCurrency) return;
  const { least, most, step } = limits.giftCardAmounts;
  throw invalid("/amount", `must be ${least} to ${most} of ${giftCardCurrency}, in steps of ${step}`);
}

function refuseDay(sendOn: string, now: Date): void {
  if (isGiftCardSendDay(sendOn, giftCardToday(now.getTime()))) return;
  throw invalid("/delivery/sendOn", `must be a day to come within ${limits.giftCardSendDays} days`);
}

/** @throws Refused validationFailed where such a card can be spent nowhere */
async function placeOf(
  transaction: PoolClient,
  { type: worksAt, id }: Schemas["WantedWorksAt"],
): Promise<GiftCardPlace> {
  const place = { worksAt, worksAtId: worksAt === "everyFirm" ? null : (id ?? null) };
  const firms = await findGiftCardFirms(transaction, "ru", place);
  if (firms.length === 0) throw invalid("/worksAt/id", "must be a firm or a network where gift cards can be spent");
  return place;
}

/** The phone of an account was proven when it was made; any other one is by the proof that came with the order. */
async function provePhone(
  transaction: PoolClient,
  { phone, proof }: { phone: number; proof: string | undefined },
  { currentUser, now }: Pick<Asked, "currentUser" | "now">,
): Promise<void> {
  const purpose = "GIFT_CARD";
  if (proof !== undefined) return spendPhoneProof(transaction, { proof, phone, purpose, subject: purpose, now });
  const own = currentUser === undefined ? undefined : await findClient(transaction, currentUser.id);
  if (own?.phone !== phone) throw new Refused("phoneNotProven");
}
