import { failureOf, type Slot } from "../../domain/failure.ts";
import type { PhoneProblem } from "../../domain/phone.ts";

/** Why the reservation did not get further. Kinds, never text. */
export type ReservationFailure =
  | { kind: "slotTaken"; alternatives: Slot[] }
  | { kind: "slotTooSoon"; alternatives: Slot[] }
  | { kind: "slotOutsideHours"; alternatives: Slot[] }
  | { kind: "holdExpired" }
  | { kind: "servicesNotBookable" }
  | { kind: "noMasterFree" }
  | { kind: "phoneNotProven" }
  | { kind: "contactsInvalid"; isNameMissing: boolean; phone: PhoneProblem | null }
  | { kind: "tooManyRequests"; waitSeconds: number }
  | { kind: "unreachable" }
  | { kind: "broken" };

export function reservationFailureOf(error: unknown): ReservationFailure {
  const failure = failureOf(error);
  if (failure.kind !== "refused") return { kind: failure.kind };
  const { code, alternatives = [], waitSeconds = 0 } = failure.problem;
  switch (code) {
    case "slotTaken":
    case "slotTooSoon":
    case "slotOutsideHours":
      return { kind: code, alternatives };
    case "holdExpired":
    case "servicesNotBookable":
    case "noMasterFree":
    case "phoneNotProven":
      return { kind: code };
    case "reservationNotFound":
      return { kind: "holdExpired" };
    case "tooManyRequests":
      return { kind: code, waitSeconds };
    default:
      return { kind: "broken" };
  }
}

/** The failure inside of an effect's error event, as the parameter of a guard or an action. */
export function failureIn({ event }: { event: { error: unknown } }): { failure: ReservationFailure } {
  return { failure: reservationFailureOf(event.error) };
}
