import { type QueryClient, type QueryFilters, useQueryClient } from "@tanstack/react-query";
import type { Operation } from "../api/client.ts";

const times = [
  "getAvailableTimes",
  "getReservationTimes",
  "allocateServices",
  "getExpressServices",
  "getExpressService",
] as const satisfies readonly Operation[];

/** What a change makes stale: every operation that may answer otherwise after it, by what has changed. */
const madeStale = {
  visit: [
    "getReservations",
    "getReservationHistory",
    "getReservationHistoryFirms",
    "getReservation",
    "getPrepayment",
    "getReview",
    "getReservationWaitlist",
    "getWaitlist",
    "getRaffle",
    "getAccountDeletion",
    ...times,
  ],
  money: [
    "getCashbacks",
    "getPaymentHistory",
    "getPaymentRecord",
    "getPrepayment",
    "getGiftCards",
    "getGiftCard",
    "getGiftCardByToken",
    "getAccountDeletion",
  ],
  card: ["getPaymentCards", "getCardBinding", "getCardSaving"],
  giftCard: ["getGiftCards", "getGiftCard", "getGiftCardByToken", "getAccountDeletion"],
  paymentLink: ["getPrepaymentRegistration"],
  waitlist: ["getReservationWaitlist", "getWaitlist"],
  review: [
    "getReview",
    "getReservation",
    "getReservations",
    "getReservationHistory",
    "getReservationHistoryFirms",
    "getFirm",
    "getFirmMasters",
    "getFirmReviews",
    "getMaster",
    "getMasterProfile",
    "getMasterReviews",
    "getHomeReviews",
    "getAccountDeletion",
  ],
  complaint: ["getComplaints"],
  vote: ["getMasterContest"],
  profile: ["getProfile"],
  favorites: ["getFavoriteFirms", "getAccountDeletion"],
  deletion: ["getAccountDeletion"],
  survey: ["getPersonalization", "getSurvey", "getHome", "getCompilation"],
  times,
  firmServices: ["getFirmServices", "getFirmMasters"],
} as const satisfies Record<string, readonly Operation[]>;

/** What a mutation can change. */
export type Change = keyof typeof madeStale;

/** Tells every page that these have changed. */
export type Changed = (...changes: Change[]) => void;

/** Whether an operation may answer otherwise after a change. */
export function isMadeStale(operation: unknown, change: Change): boolean {
  const stale: readonly unknown[] = madeStale[change];
  return stale.includes(operation);
}

/**
 * Makes stale what the changes do, and reads it anew where a page shows it. What is put into the cache in the same turn, as
 * the mutation has answered it, is not asked for again. What is being read already may be answered as it was before: it is
 * given up.
 */
export function changed(queryClient: QueryClient, ...changes: Change[]): void {
  const isStale = ({ queryKey: [operation] }: { queryKey: readonly unknown[] }) =>
    changes.some((change) => isMadeStale(operation, change));
  void queryClient.cancelQueries({ predicate: isStale });
  void queryClient.invalidateQueries({ predicate: isStale, refetchType: "none" });
  queueMicrotask(
    () =>
      void queryClient.refetchQueries({
        type: "active",
        predicate: (query) => query.state.isInvalidated && isStale(query),
      }),
  );
}

/**
 * Reads anew what pages show of these, once something of them has changed. A first reading that is out already may have been
 * answered before the change: it is given up, where invalidating alone would wait for it and take it for new.
 */
export async function readAnew(queryClient: QueryClient, filters: QueryFilters): Promise<void> {
  await queryClient.cancelQueries(filters);
  await queryClient.invalidateQueries(filters);
}

/** {@link changed} for the page. */
export function useChanged(): Changed {
  const queryClient = useQueryClient();
  return (...changes) => changed(queryClient, ...changes);
}
