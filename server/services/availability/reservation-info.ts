import type { components } from "../../../openapi/generated/api.ts";
import type { Answer } from "../../core/availability.ts";
import { openDates } from "./firm-days.ts";
import type { Sources } from "./sources.ts";

/** The rules that all of a firm's reservations are bound to, as they stand at an instant (epoch milliseconds). */
export async function findReservationInfo(
  { schedules }: Pick<Sources, "schedules">,
  { firmId, now }: { firmId: number; now: number },
): Promise<Answer<components["schemas"]["ReservationInfo"]>> {
  const schedule = (await schedules.of([firmId])).get(firmId);
  if (schedule === undefined) return { ok: false, refusal: "firmNotFound" };
  const { leadMinutes, freeCancelHours } = schedule;
  return { ok: true, value: { lastDate: openDates(schedule, now).last, leadMinutes, freeCancelHours } };
}
