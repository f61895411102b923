import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { answer } from "../api/answer.ts";
import { queryKey } from "./keys.ts";
import { headersOf, type Source } from "./source.ts";

// Free times are other people's too: soon stale.
const freshMs = 15_000;

/** One firm. */
export function getFirm(source: Source, firmId: number) {
  return queryOptions({
    queryKey: queryKey("getFirm", source, { firmId }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/firms/{firmId}", {
          params: { header: headersOf(source), path: { firmId } },
          signal,
        }),
      ),
  });
}

/** The times of an express service now or within the hour. */
export function getExpressService(source: Source, { firmId, serviceId }: { firmId: number; serviceId: number }) {
  return queryOptions({
    queryKey: queryKey("getExpressService", source, { firmId, serviceId }),
    staleTime: freshMs,
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/firms/{firmId}/express/{serviceId}", {
          params: { header: headersOf(source), path: { firmId, serviceId } },
          signal,
        }),
      ),
  });
}

/** The masters of a firm; those who take reservations first. */
export function getFirmMasters(source: Source, firmId: number) {
  return queryOptions({
    queryKey: queryKey("getFirmMasters", source, { firmId }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/firms/{firmId}/masters", {
          params: { header: headersOf(source), path: { firmId } },
          signal,
        }),
      ),
  });
}

/** The rooms and devices that services of a firm need. */
export function getRoomInfo(source: Source, firmId: number) {
  return queryOptions({
    queryKey: [...queryKey("getRoomInfo", source, null), firmId] as const,
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/reservations/room-info", {
          params: { header: headersOf(source), query: { firmId } },
          signal,
        }),
      ),
  });
}

/** The reviews of a firm by page, the newest first. */
export function getFirmReviews(source: Source, firmId: number) {
  return infiniteQueryOptions({
    queryKey: queryKey("getFirmReviews", source, { firmId }),
    queryFn: ({ signal, pageParam: lastId }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/firms/{firmId}/reviews", {
          params: { header: headersOf(source), path: { firmId }, query: { lastId } },
          signal,
        }),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ reviews, totalReviewsCount }, pages) => {
      const read = pages.reduce((count, page) => count + page.reviews.length, 0);
      return read < totalReviewsCount ? reviews.at(-1)?.id : undefined;
    },
  });
}
