import { queryOptions } from "@tanstack/react-query";
import type { IdempotencyKey } from "../../domain/idempotency-key.ts";
import { answer } from "../api/answer.ts";
import { queryKey } from "./keys.ts";
import { headersOf, mutationHeadersOf, type Source } from "./source.ts";

/** The cards that the client has saved, the default first. */
export function getPaymentCards(source: Source) {
  return queryOptions({
    queryKey: queryKey("getPaymentCards", source, null),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/payments/cards", { params: { header: headersOf(source) }, signal }),
        "cards",
      ),
  });
}

/** Makes a card the default; rejects with CallFailed. Answers the cards as they are then. */
export function setDefaultCard(source: Source, cardId: string, idempotencyKey: IdempotencyKey) {
  return answer(
    source.client.POST("/rest/clients-app/v1/payments/cards/{cardId}/default", {
      params: { header: mutationHeadersOf(source, idempotencyKey), path: { cardId } },
    }),
    "cards",
  );
}

/** Forgets a card; rejects with CallFailed. Answers those that are left. */
export function removeCard(source: Source, cardId: string, idempotencyKey: IdempotencyKey) {
  return answer(
    source.client.DELETE("/rest/clients-app/v1/payments/cards/{cardId}", {
      params: { header: mutationHeadersOf(source, idempotencyKey), path: { cardId } },
    }),
    "cards",
  );
}

/** Says that the client was at the bank, by what this browser alone was given; rejects with CallFailed. */
export function proveCardBinding(
  source: Source,
  body: { bindingId: string; proof: string },
  idempotencyKey: IdempotencyKey,
) {
  return answer(
    source.client.POST("/rest/clients-app/v1/payments/cards/3ds", {
      params: { header: mutationHeadersOf(source, idempotencyKey) },
      body,
    }),
    "bindingId",
  );
}
