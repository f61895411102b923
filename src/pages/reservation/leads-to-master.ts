import type { ReservationQuery, ReservationStep } from "../../../domain/addresses.ts";

/** Whoever is asked for before anything is chosen is asked for where the services of each are shown. */
export function leadsToMaster(step: ReservationStep, { wishes, master }: ReservationQuery): boolean {
  return step === "services" && master !== null && wishes.length === 0;
}
