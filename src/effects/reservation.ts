import { fromPromise } from "xstate";
import type { ServiceAllocation } from "../../domain/entities.ts";
import type { AllocateServicesInput, ConfirmReservationInput } from "../../machines/reservation/machine.ts";
import type { ReadReservation } from "../../machines/time-hold/machine.ts";
import { agedAnswer, answer } from "../api/answer.ts";
import type { Client, Schemas } from "../api/client.ts";
import { readReservation } from "./read-reservation.ts";
import type { Clock } from "./wait-until.ts";
import { withKey } from "../api/with-key.ts";

/** What the guided reservation asks of the service. Every effect rejects with CallFailed (spec §8). */
export function reservationEffects({ client, clock }: { client: Client; clock: Clock }) {
  return {
    allocateServices: fromPromise<ServiceAllocation, AllocateServicesInput>(({ input, signal }) =>
      answer(client.POST("/rest/clients-app/v1/reservations/service-allocation", { body: input, signal }), "entries"),
    ),
    createReservation: fromPromise<ReadReservation, ConfirmReservationInput>(async ({ input, signal }) => {
      const askedAt = clock.now();
      const { data, ageMs } = await agedAnswer(
        client.POST("/rest/clients-app/v1/reservations", {
          params: withKey(input.idempotencyKey),
          body: confirmBody(input),
          signal,
        }),
        "reservation",
      );
      return readReservation(data.reservation, input.hold.secret, askedAt - ageMs);
    }),
  };
}

function confirmBody(input: ConfirmReservationInput): Schemas["ConfirmReservation"] {
  const { hold, clientName, clientPhone, comment, proof, expected } = input;
  return {
    isTemporary: false,
    reservationId: hold.reservationId,
    secret: hold.secret,
    clientName,
    clientPhone,
    expected,
    ...(proof !== null && { proof }),
    ...(comment !== "" && { comment }),
  };
}
