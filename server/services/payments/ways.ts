import { isCardExpired } from "../../../domain/card-expiry.ts";
import type { PaymentOption } from "../../../domain/entities.ts";
import { countsFor, instalmentsOf } from "../../../domain/instalments.ts";
import type { Money } from "../../../domain/money.ts";
import { defaultTimeZone } from "../../../domain/time.ts";
import type { PayByPayBox } from "../../../domain/way-to-pay.ts";
import { localDateAt } from "../../../domain/zone.ts";
import type { Config } from "../../core/config.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import type { Reader } from "../../core/reader.ts";
import { Refused } from "../../core/refusal.ts";
import { findInstalmentCounts } from "../../db/queries/firms.ts";
import { findCards } from "../../db/queries/payment-cards.ts";
import { showCard } from "./payment.ts";

/** In which ways the caller can pay: with none of their cards that have expired. `hasPayBox`: whether there is time for its page. */
export async function waysOf(
  reader: Reader,
  currentUser: CurrentUser | undefined,
  {
    config: { cloudPayments },
    hasPayBox,
    now,
  }: { config: Pick<Config, "cloudPayments">; hasPayBox: boolean; now: Date },
): Promise<PaymentOption[]> {
  const today = localDateAt(defaultTimeZone, now.getTime());
  const saved = currentUser === undefined ? [] : await findCards(reader, currentUser.id);
  return [
    ...saved
      .filter(({ card }) => card.expires === undefined || !isCardExpired(card.expires, today))
      .map(({ id, card, isDefault }) => ({
        type: "savedCard" as const,
        cardId: id,
        card: showCard(card),
        isDefault,
      })),
    { type: "card" as const, fieldUrl: cloudPayments.fieldUrl },
    ...(hasPayBox ? [{ type: "payBox" as const }] : []),
  ];
}

/** What is due to a firm. */
type Due = Money & { firmId: number; timeZone: string };
type InstalmentsOption = Extract<PaymentOption, { type: "instalments" }>;

/** Each way to pay what is due in monthly parts, from today on; none where the firm or the processor has no instalments. */
export async function instalmentWays(
  reader: Reader,
  { firmId, timeZone, amount, currency }: Due,
  { payBox }: Pick<Config, "payBox">,
  now: Date,
): Promise<InstalmentsOption[]> {
  const counts = payBox.hasInstalments ? await findInstalmentCounts(reader, firmId) : [];
  const today = localDateAt(timeZone, now.getTime());
  return countsFor(amount, counts).map((count) => ({
    type: "instalments",
    parts: instalmentsOf(amount, count, today).map((part) => ({
      date: part.date,
      amount: { amount: part.amount, currency },
    })),
  }));
}

/** @throws Refused wayNotOffered to whoever wants to pay in another number of parts than is offered */
export async function refuseUnoffered(
  reader: Reader,
  { instalments }: PayByPayBox,
  due: Due,
  config: Pick<Config, "payBox">,
  now: Date,
): Promise<void> {
  if (instalments === undefined) return;
  const ways = await instalmentWays(reader, due, config, now);
  if (!ways.some(({ parts }) => parts.length === instalments)) throw new Refused("wayNotOffered");
}
