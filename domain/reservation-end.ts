import { cashbackOf } from "./cashback.ts";
import type { PrepaymentParts } from "./prepayment-parts.ts";
import type { ReservationEnd } from "./reservation-status.ts";

/** By what the money came that was paid before a visit: by cards, or from cashback or gift cards of ours. */
export type MoneySource = "card" | keyof PrepaymentParts;

type AtEnd = Readonly<Record<MoneySource, "givenBack" | "kept"> & { bonuses: "earned" | "lost" }>;

const allBack = { card: "givenBack", cashback: "givenBack", giftCard: "givenBack", bonuses: "lost" } as const;
const allKept = { giftCard: "kept", cashback: "kept", card: "kept" } as const satisfies Record<MoneySource, "kept">;

/**
 * What follows for the money of a client from each end of their reservation: what of it, by where it came from, goes back there, and
 * whether the bonuses that were promised are earned. Lost are also those that were earned before.
 */
export const moneyAtEnd: Readonly<Record<ReservationEnd, AtEnd>> = {
  completed: { ...allKept, bonuses: "earned" },
  noShow: { ...allKept, bonuses: "lost" },
  cancelledByClient: allBack,
  cancelledBySalon: allBack,
  expired: allBack,
};

export function isEnd(status: string): status is ReservationEnd {
  return Object.hasOwn(moneyAtEnd, status);
}

/** In the order in which what they hold is locked. */
export const moneySources: readonly MoneySource[] = Object.keys(allKept).filter(isMoneySource);

function isMoneySource(name: string): name is MoneySource {
  return Object.hasOwn(allKept, name);
}

export const reservationEnds: readonly ReservationEnd[] = Object.keys(moneyAtEnd).filter(isEnd);

/** The ends with which what came from somewhere goes back there. */
export function endsGivingBack(source: MoneySource): ReservationEnd[] {
  return reservationEnds.filter((end) => moneyAtEnd[end][source] === "givenBack");
}

/**
 * What of the bonuses of a visit is its client's after an end, minor units.
 * @param money `promised`: at most so much; `kept`: what the firm keeps of what was paid by cards; `percent`: what comes back of that
 */
export function bonusesAt(
  end: ReservationEnd,
  { promised, kept, percent }: { promised: number; kept: number; percent: number },
): number {
  return moneyAtEnd[end].bonuses === "earned" ? Math.min(promised, cashbackOf(kept, percent)) : 0;
}
