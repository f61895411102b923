import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { OwnReservation } from "../../domain/own-reservation.ts";
import type { Schemas } from "../api/client.ts";
import { answer } from "../api/answer.ts";
import { secretHeader } from "../api/secret-header.ts";
import { queryKey } from "./keys.ts";
import { readTimes } from "./read-times.ts";
import { headersOf, type Source } from "./source.ts";

// Free times are other people's too, and so is what becomes of a visit: soon stale, and asked for again when the page is looked at again.
const freshMs = 15_000;

const byPage = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: Schemas["Reservations"]) => next,
};

/** What can be reserved at a firm. */
export function getFirmServices(source: Source, firmId: number) {
  return queryOptions({
    queryKey: queryKey("getFirmServices", source, { firmId }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/reservations/firm/{firmId}", {
          params: { header: headersOf(source), path: { firmId } },
          signal,
        }),
        "categories",
        "services",
      ),
  });
}

/** The rules that all reservations at a firm are bound to. */
export function getReservationInfo(source: Source, firmId: number) {
  return queryOptions({
    queryKey: queryKey("getReservationInfo", source, { firmId }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/reservations/reservation-info", {
          params: { header: headersOf(source), query: { firmId } },
          signal,
        }),
        "lastDate",
      ),
  });
}

/** A question about times, without a reservation. */
type Asking<Name extends "AllocateServices" | "GetReservationTimes" | "GetAvailableTimes"> = Omit<
  Schemas[Name],
  "reservationId"
>;

/** With the reservation whose time does not count as taken. Its secret is no part of a question's key, which may be shown by tools. */
function naming<Wanted>(wanted: Wanted, own: OwnReservation | null) {
  const secret = own?.secret ?? undefined;
  return {
    question: own === null ? wanted : { ...wanted, reservationId: own.reservationId },
    secret,
    byMeta: secret === undefined ? {} : { meta: { secret } },
  };
}

/** The best plans of some days for several services or people; who can do each of them. */
export function allocateServices(
  source: Source,
  wanted: Asking<"AllocateServices"> & { from: string },
  own: OwnReservation | null,
) {
  const { question, secret, byMeta } = naming(wanted, own);
  return queryOptions({
    queryKey: queryKey("allocateServices", source, question),
    staleTime: freshMs,
    ...byMeta,
    queryFn: ({ signal }) => readTimes.allocateServices(source, question, { signal, secret }),
  });
}

/** Days with free time, and the nearest free times. */
export function getReservationTimes(source: Source, wanted: Asking<"GetReservationTimes">, own: OwnReservation | null) {
  const { question, secret, byMeta } = naming(wanted, own);
  return queryOptions({
    queryKey: queryKey("getReservationTimes", source, question),
    staleTime: freshMs,
    ...byMeta,
    queryFn: ({ signal }) => readTimes.getReservationTimes(source, question, { signal, secret }),
  });
}

/** The free times of one day, and why the others are not free. */
export function getAvailableTimes(source: Source, wanted: Asking<"GetAvailableTimes">, own: OwnReservation | null) {
  const { question, secret, byMeta } = naming(wanted, own);
  return queryOptions({
    queryKey: queryKey("getAvailableTimes", source, question),
    staleTime: freshMs,
    ...byMeta,
    queryFn: ({ signal }) => readTimes.getAvailableTimes(source, question, { signal, secret }),
  });
}

/** The visits of whoever is signed in that are still to come, the next one first, page by page. */
export function getReservations(source: Source) {
  return infiniteQueryOptions({
    queryKey: queryKey("getReservations", source, { type: "future" }),
    staleTime: freshMs,
    queryFn: ({ signal, pageParam: after }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/reservations", {
          params: { header: headersOf(source), query: { type: "future", after } },
          signal,
        }),
        "reservations",
      ),
    ...byPage,
  });
}

/** Those that are not to come any more, at all firms or at one, the latest first, page by page. */
export function getReservationHistory(source: Source, firmId?: number) {
  return infiniteQueryOptions({
    queryKey: queryKey("getReservationHistory", source, { firmId }),
    staleTime: freshMs,
    queryFn: ({ signal, pageParam: after }) =>
      answer(
        source.client.GET("/rest/clients-app/v2/reservations/history", {
          params: { header: headersOf(source), query: { firmId, after } },
          signal,
        }),
        "reservations",
      ),
    ...byPage,
  });
}

/** The firms of the history, with how many visits there are at each. */
export function getReservationHistoryFirms(source: Source) {
  return queryOptions({
    queryKey: queryKey("getReservationHistoryFirms", source, null),
    staleTime: freshMs,
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v2/reservations/history/firms", {
          params: { header: headersOf(source) },
          signal,
        }),
        "firms",
      ),
  });
}

/** Where the short link of a message leads. */
export function getReservationLink(source: Source, token: string) {
  return queryOptions({
    queryKey: queryKey("getReservationLink", source, { token }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v2/reservations/url/{token}", {
          params: { header: headersOf(source), path: { token } },
          signal,
        }),
        "reservationId",
      ),
  });
}

/**
 * One reservation, for the guest who has its secret and the client whose phone it is of, who needs none.
 * The secret is no part of the key: keys may be shown by tools, and one reservation has one secret.
 */
export function getReservation(source: Source, reservationId: string, secret: string | undefined) {
  return queryOptions({
    queryKey: queryKey("getReservation", source, { reservationId }),
    staleTime: freshMs,
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v2/reservations/{reservationId}", {
          params: {
            header: { ...headersOf(source), ...secretHeader(secret) },
            path: { reservationId },
          },
          signal,
        }),
        "id",
        "status",
      ),
  });
}
