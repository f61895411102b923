import type { InputOf, Operation } from "../api/client.ts";
import type { Source } from "./source.ts";

/** What is answered by who is signed in: the operations that the contract lets an account ask. */
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
  "getPrepaymentRegistration",
  "getComplaints",
  "getReview",
  "getReservationWaitlist",
  "getWaitlist",
  "getRaffle",
  "getMasterContest",
  "getSurvey",
  "getPersonalization",
] satisfies Operation[];

/** The key of an operation's answer: the operation, the language and the city it is read for, and its input. */
export function queryKey<Name extends Operation>(operation: Name, { language, city }: Source, input: InputOf<Name>) {
  return [operation, language, city?.id ?? null, input] as const;
}

/** All that was read by an operation, whatever its input. */
export function queriesOf(operation: Operation) {
  return { queryKey: [operation] };
}

const visitLists: readonly unknown[] = [
  "getReservations",
  "getReservationHistory",
  "getReservationHistoryFirms",
] satisfies Operation[];

/** The lists of visits: one that is made, changed or cancelled changes them. */
export const visitListQueries = {
  predicate: (query: { queryKey: readonly unknown[] }) => visitLists.includes(query.queryKey[0]),
};

const rated: readonly unknown[] = [
  "getFirm",
  "getFirmMasters",
  "getFirmReviews",
  "getMaster",
  "getMasterProfile",
  "getMasterReviews",
  "getHomeReviews",
] satisfies Operation[];

/** What is said of firms and masters: a review that is written or taken back changes it. */
export const ratingQueries = {
  predicate: (query: { queryKey: readonly unknown[] }) => rated.includes(query.queryKey[0]),
};

/** All that was read of who is signed in: theirs alone, when somebody else is here. */
export const ownQueries = { predicate: (query: { queryKey: readonly unknown[] }) => own.includes(query.queryKey[0]) };
