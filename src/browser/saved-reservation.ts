import type { SavedReservation } from "../../domain/draft.ts";

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isCount: Check = (value) => Number.isSafeInteger(value);
const isTruth: Check = (value) => typeof value === "boolean";
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const recordOf =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(check);
const shape =
  (checks: Record<string, Check>): Check =>
  (value) =>
    isObject(value) && Object.entries(checks).every(([key, check]) => check(value[key]));

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const checks: Record<keyof SavedReservation, Check> = {
  params: shape({
    masters: recordOf(orNull(isCount)),
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
