import { type Cost, totalOf } from "../../domain/bill.ts";
import { localDateOf } from "../../domain/time.ts";
import type { Held } from "../time-hold/machine.ts";
import { isHeldTime, laidOut } from "./rules.ts";
import type { PickedSlot, ReservationContext, WantedTime } from "./types.ts";

type MayWant = Pick<ReservationContext, "wantedTime">;

/** Whether what is held costs something else than its time was shown to. */
export function isOtherPrice({ wantedTime }: MayWant, { reservation }: Held): boolean {
  const shown = wantedTime?.shownCost ?? null;
  const { cost } = totalOf(reservation);
  return shown !== null && (shown.from !== cost.from || shown.to !== cost.to);
}

/** With a time that is wanted, and its day looked at. */
export function wanting(time: Partial<WantedTime> & Pick<WantedTime, "startTime">): MayWant & { date: string } {
  return { wantedTime: { isFromAddress: false, shownCost: null, ...time }, date: localDateOf(time.startTime) };
}

/** What a time that is picked is shown to cost, or was when it was picked last; null where not known, and of what is held already. */
export function shownCostOf(context: ReservationContext, { startTime, cost, manner }: PickedSlot): Cost | null {
  const { wantedTime } = context;
  if (isHeldTime({ ...context, ...laidOut(context, { manner }), ...wanting({ startTime }) })) return null;
  return cost ?? (wantedTime?.startTime === startTime ? wantedTime.shownCost : null);
}

/** With the time still wanted, and not by the address alone any more. */
export function stillWanting({ wantedTime }: MayWant): MayWant {
  return { wantedTime: wantedTime && { ...wantedTime, isFromAddress: false } };
}

/** With the time still wanted whose hold is over, at what it was known to cost. */
export function wantingAgain(context: ReservationContext): MayWant {
  const bill = isHeldTime(context) ? context.held.reservation : null;
  const { wantedTime } = context;
  return bill && wantedTime ? { wantedTime: { ...wantedTime, shownCost: totalOf(bill).cost } } : { wantedTime };
}
