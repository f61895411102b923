import type { Hold } from "../../domain/draft.ts";
import { limits } from "../../domain/limits.ts";
import type { Money } from "../../domain/money.ts";
import { parsePhone } from "../../domain/phone.ts";
import { isOfPhone } from "../kit/phone.ts";
import type { ReservationFailure } from "./failure.ts";
import type { Reservation } from "../../domain/entities.ts";
import type { Contacts, ReservationContext } from "./types.ts";

/** The hold of a state that is reached with one only. */
export function requireHold(context: ReservationContext): Hold {
  if (!context.hold) throw new Error("This state is reached with a hold only.");
  return context.hold;
}

/** The total of a state that is reached with a hold only. */
export function requireTotal({ expectedTotal }: ReservationContext): Money {
  if (!expectedTotal) throw new Error("This state is reached with a hold only.");
  return expectedTotal;
}

/** Whether the wanted time is the one already held, for the same services and masters. */
export function isHeldTime({ hold, isHoldStale, startTime }: ReservationContext): boolean {
  return hold !== null && !isHoldStale && startTime !== null && Date.parse(hold.startTime) === Date.parse(startTime);
}

/** What is wrong with a name and a phone, or null. */
export function contactsFailure({ clientName, clientPhone }: Contacts): ReservationFailure | null {
  const name = clientName.trim();
  const parsed = parsePhone(clientPhone);
  const isNameMissing = name === "" || name.length > limits.nameCharacters;
  if (parsed.ok && !isNameMissing) return null;
  return { kind: "contactsInvalid", isNameMissing, phone: parsed.ok ? null : parsed.problem };
}

/** Whether the phone as typed needs no code any more: it was proven a moment ago, or is that of who is signed in. */
export function isProven({ proof, ownPhone }: Pick<ReservationContext, "proof" | "ownPhone">, typed: string): boolean {
  return isOfPhone(proof, typed) || (ownPhone !== null && isOfPhone({ phone: ownPhone }, typed));
}

/** Whether the client has come to the confirmation with this hold, before a reload or since. */
export function hasSeenPreview({ preview, step }: Pick<ReservationContext, "preview" | "step">): boolean {
  return preview !== null || step === "confirm";
}

/** What shows the service that the phone is the client's; null where their being signed in does. */
export function proofOf({ proof, clientPhone }: Pick<ReservationContext, "proof" | "clientPhone">): string | null {
  return proof !== null && isOfPhone(proof, clientPhone) ? proof.proof : null;
}

/** Whether the salon waits for this client, or has already served them. */
export function isStanding({ status }: Reservation): boolean {
  return status === "confirmed" || status === "awaitingPrepayment" || status === "arrived" || status === "completed";
}
