import { queryOptions } from "@tanstack/react-query";
import { answer } from "../api/answer.ts";
import { queryKey } from "./keys.ts";
import { headersOf, type Source } from "./source.ts";

/** What became of saving a card at PayBox's page. */
export function getCardSaving(source: Source, cardId: string) {
  return queryOptions({
    queryKey: queryKey("getCardSaving", source, { cardId }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/reservations/prepayments/pay-box/cards/{cardId}", {
          params: { header: headersOf(source), path: { cardId } },
          signal,
        }),
        "cardId",
        "status",
      ),
  });
}
