import { fromPromise } from "xstate";
import type { ServiceAllocation } from "../../domain/entities.ts";
import { CallFailed, failureOf, isMendedBy, isRefusal } from "../../domain/failure.ts";
import type { AllocateServicesInput, ConfirmReservationInput } from "../../machines/reservation/machine.ts";
import type { ReadReservation } from "../../machines/time-hold/machine.ts";
import { agedAnswer, answer } from "../api/answer.ts";
import type { Client, Schemas } from "../api/client.ts";
import { isWhole, readReservation } from "./read-reservation.ts";
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
      ).catch(rethrowWhole);
      return readReservation(data.reservation, input.hold.secret, askedAt - ageMs);
    }),
  };
}

/** A new price that can't be read is a failed call: what is held is asked about, and its price comes with it. */
function rethrowWhole(error: unknown): never {
  const failure = failureOf(error);
  const isUnread = isRefusal(failure) && isMendedBy(failure, "acceptPrice") && !isWhole(failure.problem.reservation);
  throw isUnread ? new CallFailed({ kind: "broken" }) : error;
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
