import type { ExpressAsked } from "../../domain/express.ts";
import type { Schemas } from "../api/client.ts";
import { answer } from "../api/answer.ts";
import { headersOf, type Source } from "./source.ts";

/** All that a firm has, or what one of its masters does. */
export type OfFirm = { firmId: number; masterId?: number | undefined };

/** How each question about free times is asked, by its operation. */
export const readTimes = {
  allocateServices: (source: Source, wanted: Schemas["AllocateServices"] & { from: string }, signal: AbortSignal) =>
    answer(
      source.client.POST("/rest/clients-app/v1/reservations/service-allocation", asked(source, wanted, signal)),
      "entries",
    ),
  getReservationTimes: (source: Source, wanted: Schemas["GetReservationTimes"], signal: AbortSignal) =>
    answer(
      source.client.POST("/rest/clients-app/v1/reservations/reservation-times", asked(source, wanted, signal)),
      "days",
    ),
  getAvailableTimes: (source: Source, wanted: Schemas["GetAvailableTimes"], signal: AbortSignal) =>
    answer(
      source.client.POST("/rest/clients-app/v1/reservations/available-times", asked(source, wanted, signal)),
      "slots",
    ),
  getExpressServices: (source: Source, { firmId, masterId }: OfFirm, signal: AbortSignal) =>
    answer(
      source.client.GET("/rest/clients-app/v1/firms/{firmId}/express", {
        params: { header: headersOf(source), path: { firmId }, query: { masterId } },
        signal,
      }),
      "services",
    ),
  getExpressService: (source: Source, { firmId, serviceId, masterId }: ExpressAsked, signal: AbortSignal) =>
    answer(
      source.client.GET("/rest/clients-app/v1/firms/{firmId}/express/{serviceId}", {
        params: { header: headersOf(source), path: { firmId, serviceId }, query: { masterId } },
        signal,
      }),
      "services",
    ),
};

function asked<Body>(source: Source, body: Body, signal: AbortSignal) {
  return { params: { header: headersOf(source) }, body, signal };
}
