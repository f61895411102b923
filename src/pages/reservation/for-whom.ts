import type { T } from "../../i18n/react.tsx";

/** "for person 2"; null for the first person, who is told apart from nobody. */
export function forWhom(person: number, t: T): string | null {
  return person === 1 ? null : t("reservation.forPerson", { person });
}
