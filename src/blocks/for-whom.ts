import { capitalized } from "../format/calendar.ts";
import type { T } from "../i18n/react.tsx";

/** "for person 2"; null for the first person, who is told apart from nobody. */
export function forWhom(person: number, t: T): string | null {
  return person === 1 ? null : t("reservation.forPerson", { person });
}

/** What is said of a service beside its name, fact by fact; what is absent is nothing to say. */
export function noteOf(facts: readonly (string | null | undefined)[]): string {
  return capitalized(facts.filter(Boolean).join(" · "));
}
