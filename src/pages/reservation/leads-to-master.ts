import type { ReservationQuery } from "../../../domain/page-queries.ts";
import type { ReservationStep } from "../../../domain/reservation-steps.ts";

/** Whoever is asked for before anything is chosen is asked for where the services of each are shown. */
export function leadsToMaster(step: ReservationStep, { wishes, master }: ReservationQuery): boolean {
  return step === "services" && master !== null && wishes.length === 0;
}
