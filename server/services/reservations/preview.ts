import { billOf } from "../../../domain/bill.ts";
import { inVisitOrder } from "../../../domain/entries.ts";
import { promisedCashback } from "../../../domain/cashback.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { WantedAt } from "../../core/availability.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { findCashbackPercent } from "../../db/queries/cashback.ts";
import { refusedTime } from "./refused-time.ts";

/**
 * What would be confirmed, its entries in the order in which they begin, as the visit will have them; holds nothing.
 * @throws Refused slotTaken, slotTooSoon, slotOutsideHours or noMasterFree with the nearest alternatives, or another code of availability's refusals
 */
export async function previewReservation(
  wanted: WantedAt,
  { availability, pool }: Pick<Dependencies, "availability" | "pool">,
): Promise<components["schemas"]["Preview"]> {
  const answer = await availability.planAt(wanted);
  if (!answer.ok) throw await refusedTime(answer.refusal, wanted, availability);
  const { slot, timeZone, prepayment, currency } = answer.value;
  const percent = prepayment > 0 ? await findCashbackPercent(pool, wanted.firmId) : 0;
  return {
    startTime: slot.startTime,
    endTime: slot.endTime,
    timeZone,
    entries: inVisitOrder(slot.entries),
    ...billOf(answer.value, wanted.now),
    ...promisedCashback(prepayment, percent, currency),
  };
}
