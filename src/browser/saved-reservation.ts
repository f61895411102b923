import type { SavedReservation } from "../../domain/draft.ts";
import { type Check, isCount, isText, isTruth, listOf, orNull, shape } from "./checks.ts";

const checks: Record<keyof SavedReservation, Check> = {
  params: shape({
    masters: listOf(shape({ person: isCount, serviceId: isCount, masterId: orNull(isCount) })),
    entries: listOf(shape({ date: isText, startTime: orNull(isText) })),
  }),
  peopleCount: isCount,
  awaitingTime: isCount,
  isDeleted: isTruth,
  isTemporary: isTruth,
  services: listOf(isCount),
  comment: isText,
  clientPhone: isText,
  clientName: isText,
  firm: shape({ id: isCount, urlKey: isText, name: isText }),
  startTime: orNull(isText),
  hold: orNull(shape({ reservationId: isText, secret: isText, startTime: isText, until: isCount })),
  challenge: orNull(
    shape({
      challengeId: isText,
      phone: isCount,
      expiresAt: isCount,
      resendAt: isCount,
      attemptsLeft: isCount,
    }),
  ),
  proof: orNull(shape({ proof: isText, phone: isCount })),
};

/** Whether what lies in the storage is a draft of this version of the client, to the last field. */
export function isSavedReservation(value: unknown): value is SavedReservation {
  return shape(checks)(value);
}
