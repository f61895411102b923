import type { components } from "../openapi/generated/api.ts";
import { limits } from "./limits.ts";
import { addDays, addMonths, defaultTimeZone, type LocalDate } from "./time.ts";
import { epochAtWall, localDateAt } from "./zone.ts";

export type GiftCardStatus = components["schemas"]["GiftCardStatus"];

/** What cards are sold in. */
export const giftCardCurrency = "KZT";

export type GiftCardAmountProblem = "tooLittle" | "tooMuch" | "notRound";

/** What is wrong with the amount of a card, in minor units; undefined where nothing is. */
export function giftCardAmountProblem(amount: number): GiftCardAmountProblem | undefined {
  const { least, most, step } = limits.giftCardAmounts;
  if (amount < least) return "tooLittle";
  if (amount > most) return "tooMuch";
  return amount % step === 0 ? undefined : "notRound";
}

/** The date by which cards are counted, at an instant (epoch milliseconds). */
export function giftCardToday(epoch: number): LocalDate {
  return localDateAt(defaultTimeZone, epoch);
}

/** The instant (epoch milliseconds) at which a card is sent that is to be sent on a day. */
export function giftCardSendAt(sendOn: LocalDate): number {
  return epochAtWall(defaultTimeZone, sendOn, limits.giftCardSendHour * 60);
}

/** Whether a card can be sent on a day: one to come, and not too far ahead. */
export function isGiftCardSendDay(sendOn: LocalDate, today: LocalDate): boolean {
  return today < sendOn && sendOn <= addDays(today, limits.giftCardSendDays);
}

/** The last day of a card that is sent on a day: the same day of a later month, or that month's last one. */
export function giftCardValidUntil(sentOn: LocalDate): LocalDate {
  return addMonths(sentOn, limits.giftCardValidMonths);
}

type WrittenDown = {
  amount: number;
  balance: number;
  payBefore: string;
  /** Whether a payment for it is open. */
  isPaying: boolean;
  recipientPhone: number | null;
  sentAt: string | null;
  openedAt: string | null;
  /** When something of it was first spent, or it was put into an account. */
  takenAt: string | null;
};

/** A card that is not paid. */
export type OrderedGiftCard = WrittenDown & { status: "awaitingPayment"; validUntil: null };

/** A card that was paid, whatever has become of it. */
export type IssuedGiftCard = WrittenDown & { status: "issued" | "expired" | "cancelled"; validUntil: LocalDate };

/** A card as it is written down; instants as texts, what is not known is null. */
export type KeptGiftCard = OrderedGiftCard | IssuedGiftCard;

/** What a card is at an instant (epoch milliseconds). */
export function giftCardStatus(card: KeptGiftCard, now: number): GiftCardStatus {
  if (card.status === "cancelled") return "cancelled";
  if (card.status === "awaitingPayment") {
    return card.isPaying || now < Date.parse(card.payBefore) ? "awaitingPayment" : "unpaid";
  }
  if (card.status === "expired" || isGiftCardOver(card, now)) return "expired";
  if (card.balance === 0) return "used";
  if (card.openedAt !== null) return "opened";
  return card.sentAt === null ? "scheduled" : "sent";
}

function isGiftCardOver({ validUntil }: IssuedGiftCard, now: number): boolean {
  return validUntil < giftCardToday(now);
}

/** Whether something can be bought with a card now. */
export function isGiftCardSpendable(card: KeptGiftCard, now: number): boolean {
  return card.status === "issued" && card.balance > 0 && !isGiftCardOver(card, now);
}

/** Whether a card that stands so has a last day still to come: one that is used up, over or cancelled is not said to be valid. */
export function isGiftCardValid(status: GiftCardStatus): boolean {
  return status === "scheduled" || status === "sent" || status === "opened";
}

/**
 * Whether the buyer can have the money back: of a card that was not sent to a phone, and that nobody has kept or spent of. Who
 * has but looked at it has taken nothing: that may have been the buyer.
 */
export function isGiftCardCancellable(card: KeptGiftCard, now: number): boolean {
  const isAtBuyer = card.sentAt === null || card.recipientPhone === null;
  return isGiftCardSpendable(card, now) && isAtBuyer && card.takenAt === null;
}

/** Where a card works. */
export type GiftCardPlace = { worksAt: "firm" | "network" | "everyFirm"; worksAtId: number | null };

/** Whether a card works at a firm that takes cards. */
export function worksAt(
  { worksAt: kind, worksAtId }: GiftCardPlace,
  firm: { id: number; networkId: number | null; takesGiftCards: boolean },
): boolean {
  if (!firm.takesGiftCards) return false;
  if (kind === "everyFirm") return true;
  return worksAtId === (kind === "firm" ? firm.id : firm.networkId);
}
