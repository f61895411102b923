import type { ExpressAsked } from "../../domain/express.ts";
import type { Schemas } from "../api/client.ts";
import { answer } from "../api/answer.ts";
import { secretHeader } from "../api/secret-header.ts";
import { headersOf, type Source } from "./source.ts";

declare module "@tanstack/react-query" {
  interface Register {
    /** By what a question is asked again (live-times.ts). */
    queryMeta: { secret?: string };
  }
}

/** All that a firm has, or what one of its masters does. */
export type OfFirm = { firmId: number; masterId?: number | undefined };

/** How a question is sent, and the key to the reservation that it names, for who has one. */
type Sent = { signal: AbortSignal; secret?: string | undefined };

/** How each question about free times is asked, by its operation. */
export const readTimes = {
  allocateServices: (source: Source, wanted: Schemas["AllocateServices"] & { from: string }, sent: Sent) =>
    answer(
      source.client.POST("/rest/clients-app/v1/reservations/service-allocation", asked(source, wanted, sent)),
      "entries",
    ),
  getReservationTimes: (source: Source, wanted: Schemas["GetReservationTimes"], sent: Sent) =>
    answer(
      source.client.POST("/rest/clients-app/v1/reservations/reservation-times", asked(source, wanted, sent)),
      "days",
    ),
  getAvailableTimes: (source: Source, wanted: Schemas["GetAvailableTimes"], sent: Sent) =>
    answer(
      source.client.POST("/rest/clients-app/v1/reservations/available-times", asked(source, wanted, sent)),
      "slots",
    ),
  getExpressServices: (source: Source, { firmId, masterId }: OfFirm, { signal }: Sent) =>
    answer(
      source.client.GET("/rest/clients-app/v1/firms/{firmId}/express", {
        params: { header: headersOf(source), path: { firmId }, query: { masterId } },
        signal,
      }),
      "services",
    ),
  getExpressService: (source: Source, { firmId, serviceId, masterId }: ExpressAsked, { signal }: Sent) =>
    answer(
      source.client.GET("/rest/clients-app/v1/firms/{firmId}/express/{serviceId}", {
        params: { header: headersOf(source), path: { firmId, serviceId }, query: { masterId } },
        signal,
      }),
      "services",
    ),
};

function asked<Body>(source: Source, body: Body, { signal, secret }: Sent) {
  return { params: { header: { ...headersOf(source), ...secretHeader(secret) } }, body, signal };
}
