import { queryOptions } from "@tanstack/react-query";
import type { IdempotencyKey } from "../../domain/idempotency-key.ts";
import { answer } from "../api/answer.ts";
import { secretHeader } from "../api/secret-header.ts";
import type { Schemas } from "../api/client.ts";
import { queryKey } from "./keys.ts";
import { headersOf, mutationHeadersOf, type Source } from "./source.ts";

/** A visit, and its secret; undefined for the client whose phone it is of. */
export type OwnVisit = { reservationId: string; secret: string | undefined };

const headerOf = (source: Source, { secret }: OwnVisit) => ({
  ...headersOf(source),
  ...secretHeader(secret),
});

/** What was complained about a visit, the latest first. The secret is no part of the key. */
export function getComplaints(source: Source, own: OwnVisit) {
  const { reservationId } = own;
  return queryOptions({
    queryKey: queryKey("getComplaints", source, { reservationId }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/complaints", {
          params: { header: headerOf(source, own), query: { reservationId } },
          signal,
        }),
        "complaints",
      ),
  });
}

/** Complains about a visit; rejects with CallFailed, complaintWaiting and notComplainable among its codes. */
export function createComplaint(
  source: Source,
  own: OwnVisit,
  text: string,
  idempotencyKey: IdempotencyKey,
): Promise<Schemas["Complaint"]> {
  return answer(
    source.client.POST("/rest/clients-app/v1/complaints", {
      params: { header: { ...mutationHeadersOf(source, idempotencyKey), ...secretHeader(own.secret) } },
      body: { reservationId: own.reservationId, text },
    }),
    "id",
    "status",
  );
}
