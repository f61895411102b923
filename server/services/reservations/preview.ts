import { billOf } from "../../../domain/bill.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { WantedAt } from "../../core/availability.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";

/**
 * What would be confirmed; holds nothing.
 * @throws Refused slotTaken with the nearest alternatives, or another code of availability's refusals
 */
export async function previewReservation(
  wanted: WantedAt,
  { availability }: Pick<Dependencies, "availability">,
): Promise<components["schemas"]["Preview"]> {
  const answer = await availability.planAt(wanted);
  if (!answer.ok) {
    const alternatives = answer.refusal === "slotTaken" && (await availability.alternatives(wanted));
    throw new Refused(answer.refusal, alternatives ? { alternatives } : {});
  }
  const { slot, timeZone } = answer.value;
  return {
    startTime: slot.startTime,
    endTime: slot.endTime,
    timeZone,
    entries: slot.entries,
    ...billOf(answer.value, wanted.now),
  };
}
