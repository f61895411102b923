import { queryOptions } from "@tanstack/react-query";
import type { IdempotencyKey } from "../../domain/idempotency-key.ts";
import { answer } from "../api/answer.ts";
import { secretHeader } from "../api/secret-header.ts";
import type { Schemas } from "../api/client.ts";
import { queryKey } from "./keys.ts";
import { headersOf, mutationHeadersOf, type Source } from "./source.ts";

/** All that is done about waiting: giving up undoes asking. */
export const waitlistIntents = "waitlist";

/** An offer runs out, and is made without this page: asked for again when it is looked at again. */
const freshMs = 5_000;

/** What is waited for with a reservation: see `getReservation` for the secret. */
export function getReservationWaitlist(source: Source, reservationId: string, secret: string | undefined) {
  return queryOptions({
    queryKey: queryKey("getReservationWaitlist", source, { reservationId }),
    staleTime: freshMs,
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/waitlist/reservations/{reservationId}", {
          params: { header: { ...headersOf(source), ...secretHeader(secret) }, path: { reservationId } },
          signal,
        }),
        "requests",
      ),
  });
}

/** What whoever is signed in waits for, the oldest first. */
export function getWaitlist(source: Source) {
  return queryOptions({
    queryKey: queryKey("getWaitlist", source, null),
    staleTime: freshMs,
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/waitlist", { params: { header: headersOf(source) }, signal }),
        "requests",
      ),
  });
}

/** Who answers, and to which request. */
export type Answering = { requestId: string; secret: string | undefined };

/** Waits for a time; rejects with CallFailed, waitlistFull among its codes. */
export function joinWaitlist(
  source: Source,
  { secret, ...body }: Schemas["JoinWaitlist"] & Pick<Answering, "secret">,
  idempotencyKey: IdempotencyKey,
) {
  return answer(
    source.client.POST("/rest/clients-app/v1/waitlist", {
      params: { header: headerOf(source, secret, idempotencyKey) },
      body,
    }),
    "id",
    "status",
  );
}

/** Takes the offered time; rejects with CallFailed, offerOver and reservationChanged among its codes. */
export function acceptOffer(
  source: Source,
  { requestId, secret, ...body }: Answering & Schemas["AcceptOffer"],
  idempotencyKey: IdempotencyKey,
) {
  return answer(
    source.client.POST("/rest/clients-app/v1/waitlist/{requestId}/accept", {
      params: { header: headerOf(source, secret, idempotencyKey), path: { requestId } },
      body,
    }),
    "id",
    "status",
  );
}

/** Waits no longer, and gives up what is offered; rejects with CallFailed. */
export function leaveWaitlist(source: Source, { requestId, secret }: Answering, idempotencyKey: IdempotencyKey) {
  return answer(
    source.client.POST("/rest/clients-app/v1/waitlist/{requestId}/leave", {
      params: { header: headerOf(source, secret, idempotencyKey), path: { requestId } },
    }),
    "id",
    "status",
  );
}

function headerOf(source: Source, secret: string | undefined, idempotencyKey: IdempotencyKey) {
  return { ...mutationHeadersOf(source, idempotencyKey), ...secretHeader(secret) };
}
