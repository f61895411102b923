import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Grade } from "../../domain/entities.ts";
import type { IdempotencyKey } from "../../domain/idempotency-key.ts";
import { answer } from "../api/answer.ts";
import { queryKey } from "./keys.ts";
import { nextReviews } from "./salon.ts";
import { headersOf, mutationHeadersOf, type Source } from "./source.ts";

/** A master of a firm. */
export type MasterKey = { firmId: number; masterId: number };

/** One master. */
export function getMaster(source: Source, { firmId, masterId }: MasterKey) {
  return queryOptions({
    queryKey: queryKey("getMaster", source, { masterId, firmId }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/masters/{masterId}", {
          params: { header: headersOf(source), path: { masterId }, query: { firmId } },
          signal,
        }),
        "serviceIds",
      ),
  });
}

/** What a master says of themselves. */
export function getMasterProfile(source: Source, { firmId, masterId }: MasterKey) {
  return queryOptions({
    queryKey: queryKey("getMasterProfile", source, { masterId, firmId }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/masters/{masterId}/profile", {
          params: { header: headersOf(source), path: { masterId }, query: { firmId } },
          signal,
        }),
        "worksCount",
        "reviewCount",
      ),
  });
}

/** The reviews of a master, of all grades or of one, by page, the newest first. */
export function getMasterReviews(
  source: Source,
  { firmId, masterId, grade }: MasterKey & { grade?: Grade | undefined },
) {
  return infiniteQueryOptions({
    queryKey: queryKey("getMasterReviews", source, { masterId, firmId, grade }),
    queryFn: ({ signal, pageParam: lastId }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/masters/{masterId}/reviews", {
          params: { header: headersOf(source), path: { masterId }, query: { firmId, lastId, grade } },
          signal,
        }),
        "grades",
        "reviews",
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page, pages) => nextReviews(page, pages, grade),
  });
}

/** What a master offers now beside their services. */
export function getMasterPromotions(source: Source, { firmId, masterId }: MasterKey) {
  return queryOptions({
    queryKey: queryKey("getMasterPromotions", source, { firmId, masterId }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/master-promotions", {
          params: { header: headersOf(source), query: { firmId, masterId } },
          signal,
        }),
        "promotions",
      ),
  });
}

/** The professions at a firm, and who has each. */
export function getProfessions(source: Source, firmId: number) {
  return queryOptions({
    queryKey: queryKey("getProfessions", source, { firmId }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/masters/professions", {
          params: { header: headersOf(source), query: { firmId } },
          signal,
        }),
        "professions",
      ),
  });
}

/** The contest that a master takes part in, if there is one, with the vote of who is signed in: `userId`. */
export function getMasterContest(source: Source, { firmId, masterId }: MasterKey, userId?: string) {
  return queryOptions({
    queryKey: queryKey("getMasterContest", source, { masterId, firmId }, userId),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/contest/master/{masterId}", {
          params: { header: headersOf(source), path: { masterId }, query: { firmId } },
          signal,
        }),
      ),
  });
}

/** Gives a master the client's one vote in a contest; rejects with CallFailed. Answers the contest as it stands then. */
export function voteForMaster(
  source: Source,
  { firmId, masterId, contest }: MasterKey & { contest: string },
  idempotencyKey: IdempotencyKey,
) {
  return answer(
    source.client.POST("/rest/clients-app/v1/contest/master/{masterId}", {
      params: {
        header: mutationHeadersOf(source, idempotencyKey),
        path: { masterId },
        query: { firmId },
      },
      body: { contest },
    }),
  );
}
