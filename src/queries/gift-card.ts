import { queryOptions } from "@tanstack/react-query";
import type { IdempotencyKey } from "../../domain/idempotency-key.ts";
import { answer } from "../api/answer.ts";
import { withKey } from "../api/with-key.ts";
import { queryKey } from "./keys.ts";
import { headersOf, type Source } from "./source.ts";

/** What a gift card's recipient sees, by the token of its link. Asking marks the card as opened. */
export function getGiftCardByToken(source: Source, token: string) {
  return queryOptions({
    queryKey: queryKey("getGiftCardByToken", source, { token }),
    queryFn: ({ signal }) =>
      answer(
        source.client.POST("/rest/clients-app/v2/gift-cards/get-by-token", {
          params: { header: headersOf(source) },
          body: { token },
          signal,
        }),
        "balance",
        "firms",
      ),
  });
}

/** Puts a gift card into the account of whoever is signed in. @throws CallFailed */
export function keepGiftCard(source: Source, token: string, idempotencyKey: IdempotencyKey) {
  return answer(
    source.client.POST("/rest/clients-app/v2/gift-cards/keep", {
      params: { header: { ...headersOf(source), ...withKey(idempotencyKey).header } },
      body: { token },
    }),
    "balance",
  );
}
