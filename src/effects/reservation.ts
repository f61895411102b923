import { fromPromise } from "xstate";
import type { Preview, Reservation, ServiceAllocation } from "../../domain/entities.ts";
import type {
  AllocateServicesInput,
  ConfirmInput,
  CreatedReservation,
  CreateReservationInput,
  GetReservationInput,
  HoldInput,
  PreviewReservationInput,
} from "../../machines/reservation/types.ts";
import { answer } from "../api/answer.ts";
import type { Client, Schemas } from "../api/client.ts";
import { type Clock, waitUntil } from "./wait-until.ts";

export type Needs = { client: Client; clock: Clock };

/** What the guided reservation asks of the service. Every effect rejects with CallFailed (spec §8). */
export function reservationEffects({ client, clock }: Needs) {
  return {
    allocateServices: fromPromise<ServiceAllocation, AllocateServicesInput>(({ input, signal }) =>
      answer(client.POST("/rest/clients-app/v1/reservations/service-allocation", { body: input, signal })),
    ),
    previewReservation: fromPromise<Preview, PreviewReservationInput>(
      ({ input: { reservationId, ...wanted }, signal }) =>
        answer(
          client.POST("/rest/clients-app/v1/reservations/preview", {
            body: reservationId === null ? wanted : { ...wanted, reservationId },
            signal,
          }),
        ),
    ),
    createReservation: fromPromise<CreatedReservation, CreateReservationInput>(async ({ input, signal }) => {
      const askedAt = clock.now();
      const { reservation, secret } = await answer(
        client.POST("/rest/clients-app/v1/reservations", {
          params: { header: { "Idempotency-Key": input.idempotencyKey } },
          body: input.isTemporary ? holdBody(input) : confirmBody(input),
          signal,
        }),
      );
      return created(reservation, secret, askedAt);
    }),
    getReservation: fromPromise<CreatedReservation, GetReservationInput>(async ({ input, signal }) => {
      const askedAt = clock.now();
      const reservation = await answer(
        client.GET("/rest/clients-app/v2/reservations/{reservationId}", {
          params: { header: { reservation_secret: input.secret }, path: { reservationId: input.reservationId } },
          signal,
        }),
      );
      return created(reservation, input.secret, askedAt);
    }),
    waitUntil: waitUntil(clock),
  };
}

function holdBody({ firmId, params, startTime, replaces }: HoldInput): Schemas["HoldReservation"] {
  const wanted = { isTemporary: true, firmId, params, startTime } as const;
  if (replaces === null) return wanted;
  return { ...wanted, replaces: { reservationId: replaces.reservationId, secret: replaces.secret } };
}

function confirmBody(input: ConfirmInput): Schemas["ConfirmReservation"] {
  const { hold, clientName, clientPhone, comment, proof, expectedTotal } = input;
  return {
    isTemporary: false,
    reservationId: hold.reservationId,
    secret: hold.secret,
    clientName,
    clientPhone,
    expectedTotal,
    ...(proof !== null && { proof }),
    ...(comment !== "" && { comment }),
  };
}

/**
 * With the hold's end by this device's clock. The seconds that the service gives are counted from before the question,
 * so that the hold never looks longer here than it is there.
 */
function created(reservation: Reservation, secret: string | undefined, askedAt: number): CreatedReservation {
  const { id, status, startTime, heldForSeconds } = reservation;
  if (status !== "held" || secret === undefined || heldForSeconds === undefined) return { reservation, hold: null };
  return { reservation, hold: { reservationId: id, secret, startTime, until: askedAt + heldForSeconds * 1000 } };
}
