import { queryOptions } from "@tanstack/react-query";
import { answer } from "../api/answer.ts";
import { ofPrepayment } from "../api/of-paying.ts";
import { secretHeader } from "../api/secret-header.ts";
import { queryKey } from "./keys.ts";
import { headersOf, type Source } from "./source.ts";

/**
 * What is to be paid before a visit, and what became of paying it, for the guest who has the reservation's secret and the
 * client whose phone it is of, who needs none.
 */
export function getPrepayment(source: Source, reservationId: string, secret: string | undefined) {
  return queryOptions({
    queryKey: queryKey("getPrepayment", source, { reservationId }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/reservations/{reservationId}/prepayments", {
          params: {
            header: { ...headersOf(source), ...secretHeader(secret) },
            path: { reservationId },
          },
          signal,
        }),
        ...ofPrepayment,
      ),
  });
}
