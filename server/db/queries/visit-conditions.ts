import { standing, takingPlace, toCome } from "../../../domain/visit-status.ts";
import { textsOf } from "./sql-texts.ts";

/**
 * The condition that a visit, reservation `r`, is still to come or under way: see isToCome of domain/visit-status.
 * @param now the parameter that holds the instant, as "$3"
 */
export function isToCome(now: `$${number}`): string {
  return `(r.ends_at > ${now} and r.status in (${textsOf(toCome)})
           and (r.held_until is null or r.held_until > ${now}))`;
}

/** The condition that a salon has agreed to a visit, and has written nothing else about it. */
export function stands(visit: "r" | "v"): string {
  return `${visit}.status in (${textsOf(standing)})`;
}

/** The condition that a visit has taken place, of one that has ended. */
export function hasTakenPlace(visit: "r" | "v"): string {
  return `${visit}.status in (${textsOf(takingPlace)})`;
}
