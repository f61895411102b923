import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { answer } from "../api/answer.ts";
import type { Schemas } from "../api/client.ts";
import { queryKey } from "./keys.ts";
import { headersOf, type Source } from "./source.ts";

// What becomes of money is decided elsewhere: soon stale, and asked for again when the page is looked at again.
const freshMs = 15_000;

/** What whoever is signed in has paid, the latest first, page by page. */
export function getPaymentHistory(source: Source) {
  return infiniteQueryOptions({
    queryKey: queryKey("getPaymentHistory", source, {}),
    staleTime: freshMs,
    queryFn: ({ signal, pageParam: after }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/payments/history", {
          params: { header: headersOf(source), query: { after } },
          signal,
        }),
        "payments",
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: Schemas["Payments"]) => next,
  });
}

/** What whoever is signed in has of cashback, and what happened to it, the latest first, page by page. */
export function getCashbacks(source: Source) {
  return infiniteQueryOptions({
    queryKey: queryKey("getCashbacks", source, {}),
    staleTime: freshMs,
    queryFn: ({ signal, pageParam: after }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/my/cashbacks", {
          params: { header: headersOf(source), query: { after } },
          signal,
        }),
        "balances",
        "entries",
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: Schemas["Cashbacks"]) => next,
  });
}

/** One of these payments. */
export function getPaymentRecord(source: Source, paymentId: string) {
  return queryOptions({
    queryKey: queryKey("getPaymentRecord", source, { paymentId }),
    staleTime: freshMs,
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/payments/history/{paymentId}", {
          params: { header: headersOf(source), path: { paymentId } },
          signal,
        }),
        "payment",
        "subject",
      ),
  });
}
