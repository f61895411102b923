import { queryOptions } from "@tanstack/react-query";
import { answer } from "../api/answer.ts";
import { secretHeader } from "../api/secret-header.ts";
import type { OwnVisit } from "./complaints.ts";
import { queryKey } from "./keys.ts";
import { headersOf, type Source } from "./source.ts";

/** How a visit can be reviewed, and its review. The secret is no part of the key. */
export function getReview(source: Source, { reservationId, secret }: OwnVisit) {
  return queryOptions({
    queryKey: queryKey("getReview", source, { reservationId }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v2/reservations/{reservationId}/reviews", {
          params: {
            header: { ...headersOf(source), ...secretHeader(secret) },
            path: { reservationId },
          },
          signal,
        }),
        "reviewability",
      ),
  });
}
