import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Grade, Reviews } from "../../domain/entities.ts";
import type { ExpressAsked } from "../../domain/express.ts";
import { answer } from "../api/answer.ts";
import { queryKey } from "./keys.ts";
import { type OfFirm, readTimes } from "./read-times.ts";
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
        "pictures",
        "hours",
      ),
  });
}

/** The express services of a firm that have times now or within the hour: with one master, or with any. */
export function getExpressServices(source: Source, { firmId, masterId }: OfFirm) {
  return queryOptions({
    queryKey: queryKey("getExpressServices", source, { firmId, masterId }),
    staleTime: freshMs,
    queryFn: ({ signal }) => readTimes.getExpressServices(source, { firmId, masterId }, { signal }),
  });
}

/** The times of an express service now or within the hour. */
export function getExpressService(source: Source, { firmId, serviceId, masterId }: ExpressAsked) {
  return queryOptions({
    queryKey: queryKey("getExpressService", source, { firmId, serviceId, masterId }),
    staleTime: freshMs,
    queryFn: ({ signal }) => readTimes.getExpressService(source, { firmId, serviceId, masterId }, { signal }),
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
        "length",
      ),
  });
}

/** The rooms and devices that services of a firm need. */
export function getRoomInfo(source: Source, firmId: number) {
  return queryOptions({
    queryKey: queryKey("getRoomInfo", source, { firmId }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/reservations/room-info", {
          params: { header: headersOf(source), query: { firmId } },
          signal,
        }),
        "rooms",
      ),
  });
}

export type ReviewsAsked = {
  firmId: number;
  /** Only those of this master. */
  masterId?: number | undefined;
  grade?: Grade | undefined;
};

/** The reviews of a firm, or those of one of its masters or grades, by page, the newest first. */
export function getFirmReviews(source: Source, { firmId, masterId, grade }: ReviewsAsked) {
  return infiniteQueryOptions({
    queryKey: queryKey("getFirmReviews", source, { firmId, masterId, grade }),
    queryFn: ({ signal, pageParam: lastId }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/firms/{firmId}/reviews", {
          params: { header: headersOf(source), path: { firmId }, query: { lastId, masterId, grade } },
          signal,
        }),
        "grades",
        "reviews",
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page, pages) => nextReviews(page, pages, grade),
  });
}

/** What the next page of reviews begins after; undefined where there is none. */
export function nextReviews(last: Reviews, pages: readonly Reviews[], grade: Grade | undefined): number | undefined {
  const read = pages.reduce((count, page) => count + page.reviews.length, 0);
  return read < reviewsInAll(last, grade) ? last.reviews.at(-1)?.id : undefined;
}

/** How many reviews there are, of all grades or of one. */
export function reviewsInAll({ totalReviewsCount, grades }: Reviews, grade: Grade | undefined): number {
  return grade === undefined ? totalReviewsCount : grades[grade];
}

/** When a firm is cheaper. */
export function getFirmDiscounts(source: Source, firmId: number) {
  return queryOptions({
    queryKey: queryKey("getFirmDiscounts", source, { firmId }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/firms/{firmId}/discounts", {
          params: { header: headersOf(source), path: { firmId } },
          signal,
        }),
        "discounts",
      ),
  });
}

export type WorksAsked = { firmId: number; serviceId?: number | undefined; masterId?: number | undefined };

/** The works of a firm, or those of one of its services or masters, by page. */
export function getFirmPortfolio(source: Source, { firmId, serviceId, masterId }: WorksAsked) {
  return infiniteQueryOptions({
    queryKey: queryKey("getFirmPortfolio", source, { firmId, serviceId, masterId }),
    queryFn: ({ signal, pageParam: offset }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/firms/{firmId}/portfolio", {
          params: { header: headersOf(source), path: { firmId }, query: { offset, serviceId, masterId } },
          signal,
        }),
        "works",
      ),
    initialPageParam: 0,
    getNextPageParam: ({ total, works }, _, offset) =>
      works.length > 0 && offset + works.length < total ? offset + works.length : undefined,
  });
}
