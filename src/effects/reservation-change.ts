import { fromPromise } from "xstate";
import type { Reservation } from "../../domain/entities.ts";
import type { OwnReservation } from "../../domain/own-reservation.ts";
import type { CancelReservationInput, UpdateReservationInput } from "../../machines/reservation-change/machine.ts";
import { answer } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import { secretHeader } from "../api/secret-header.ts";
import { withKey } from "../api/with-key.ts";
import { previewEffect } from "./preview.ts";
import { ofReservation } from "./read-reservation.ts";

/** What changing a visit asks of the service. Every effect rejects with CallFailed (spec §8). */
export function reservationChangeEffects({ client }: { client: Client }) {
  return {
    getReservation: fromPromise<Reservation, OwnReservation>(({ input, signal }) =>
      answer(
        client.GET("/rest/clients-app/v2/reservations/{reservationId}", {
          params: { header: secretHeader(input.secret), path: { reservationId: input.reservationId } },
          signal,
        }),
        ...ofReservation,
      ),
    ),
    cancelReservation: fromPromise<Reservation, CancelReservationInput>(({ input, signal }) =>
      answer(
        client.POST("/rest/clients-app/v1/reservations/{reservationId}/cancel", {
          params: {
            header: { ...withKey(input.idempotencyKey).header, ...secretHeader(input.secret) },
            path: { reservationId: input.reservationId },
          },
          body: { version: input.version },
          signal,
        }),
        ...ofReservation,
      ),
    ),
    previewReservation: previewEffect(client),
    updateReservation: fromPromise<Reservation, UpdateReservationInput>(({ input, signal }) =>
      answer(
        client.PUT("/rest/clients-app/v1/reservations/{reservationId}", {
          params: {
            header: { ...withKey(input.idempotencyKey).header, ...secretHeader(input.secret) },
            path: { reservationId: input.reservationId },
          },
          body: input.change,
          signal,
        }),
        ...ofReservation,
      ),
    ),
  };
}
