import type { InputOf, Operation } from "../api/client.ts";
import type { Source } from "./source.ts";

/** What is answered by who is signed in, with those below: the operations that the contract lets an account ask. */
const own: readonly unknown[] = [
  "getProfile",
  "getPersonalization",
  "getSurvey",
  "getAccountDeletion",
  "getFavoriteFirms",
  "getReservations",
  "getReservationHistory",
  "getReservationHistoryFirms",
  "getReservation",
  "getReview",
  "getPrepayment",
  "getCashbacks",
  "getPaymentHistory",
  "getPaymentRecord",
  "getPaymentCards",
  "getGiftCards",
  "getGiftCard",
  "getGiftCardByToken",
  "getCardBinding",
  "getCardSaving",
  "getPrepaymentRegistration",
  "getComplaints",
  "getReservationWaitlist",
  "getWaitlist",
  "getRaffle",
  "getMasterContest",
] satisfies Operation[];

/** What is answered to all alike, but of a reservation that is named to whose it is. */
const ofNamed: readonly unknown[] = [
  "allocateServices",
  "getReservationTimes",
  "getAvailableTimes",
] satisfies Operation[];

/**
 * The key of an operation's answer: the operation, the language and the city it is read for, its whole input, and who is
 * signed in where they are answered otherwise.
 */
export function queryKey<Name extends Operation>(
  operation: Name,
  { language, city }: Source,
  input: InputOf<Name>,
  userId?: string,
) {
  return [operation, language, city?.id ?? null, input, userId ?? null] as const;
}

/** All that was read by an operation, whatever its input. */
export function queriesOf(operation: Operation) {
  return { queryKey: [operation] };
}

/** All that was read of who is signed in: theirs alone, when somebody else is here. */
export const ownQueries = {
  predicate: ({ queryKey: [operation, , , input] }: { queryKey: readonly unknown[] }) =>
    own.includes(operation) || (ofNamed.includes(operation) && isNaming(input)),
};

function isNaming(input: unknown): boolean {
  return typeof input === "object" && input !== null && "reservationId" in input && input.reservationId !== undefined;
}
