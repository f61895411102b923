import { queryOptions } from "@tanstack/react-query";
import type { IdempotencyKey } from "../../domain/idempotency-key.ts";
import { answer } from "../api/answer.ts";
import type { Schemas } from "../api/client.ts";
import { queryKey } from "./keys.ts";
import { headersOf, mutationHeadersOf, type Source } from "./source.ts";

/** Where firms are that the page speaks to: in the country of the chosen city. */
const countryOf = ({ city }: Source) => city?.countryCode ?? "KZ";

/** What firms may subscribe to, as it was announced last. */
export function getTariffs(source: Source) {
  const country = countryOf(source);
  return queryOptions({
    queryKey: queryKey("getTariffs", { ...source, city: undefined }, { country }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/common/tariffs", {
          params: { header: headersOf(source), query: { country } },
          signal,
        }),
        "tariffs",
      ),
  });
}

/** What that costs, by how many months are paid at once. */
export function getSubscriptionPrices(source: Source) {
  const country = countryOf(source);
  return queryOptions({
    queryKey: queryKey("getSubscriptionPrices", { ...source, city: undefined }, { country }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/common/subscription-prices", {
          params: { header: headersOf(source), query: { country } },
          signal,
        }),
        "length",
      ),
  });
}

/** Asks for a call; rejects with CallFailed, recaptchaFailed and tooManyRequests among its codes. */
export function createLandingRequest(
  source: Source,
  body: Schemas["CreateLandingRequest"],
  idempotencyKey: IdempotencyKey,
): Promise<Schemas["LandingRequest"]> {
  return answer(
    source.client.POST("/rest/v1/landing/request", {
      params: { header: mutationHeadersOf(source, idempotencyKey) },
      body,
    }),
    "id",
  );
}
