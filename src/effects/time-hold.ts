import { fromPromise } from "xstate";
import { meantAt } from "../../domain/idempotency-key.ts";
import { limits } from "../../domain/limits.ts";
import { epochOf, minuteMs } from "../../domain/time.ts";
import type {
  ExtendHoldInput,
  GetReservationInput,
  HoldTimeInput,
  ReadReservation,
} from "../../machines/time-hold/machine.ts";
import { agedAnswer, answer } from "../api/answer.ts";
import type { Client, Schemas } from "../api/client.ts";
import { previewEffect } from "./preview.ts";
import { readReservation } from "./read-reservation.ts";
import { type Clock, waitUntil } from "./wait-until.ts";
import { withKey } from "../api/with-key.ts";

export type TimeHoldNeeds = {
  client: Client;
  /** Sends nobody to /not-found: a hold is asked about while its client types. */
  backgroundClient: Client;
  clock: Clock;
  /** By how many milliseconds the service's clock is ahead of the device's. */
  clockAhead: () => number;
};

/** What holding a time asks of the service. Every effect rejects with CallFailed (spec §8). */
export function timeHoldEffects({ client, backgroundClient, clock, clockAhead }: TimeHoldNeeds) {
  return {
    previewReservation: previewEffect(client),
    createReservation: fromPromise<ReadReservation, HoldTimeInput>(async ({ input, signal }) => {
      const askedAt = clock.now();
      const express = expressBody(input, clockAhead());
      const params = withKey(input.idempotencyKey);
      const { data, ageMs } = await agedAnswer(
        express === undefined
          ? client.POST("/rest/clients-app/v1/reservations", { params, body: holdBody(input), signal })
          : client.POST("/rest/clients-app/v1/reservations/express", { params, body: express, signal }),
        "reservation",
        "secret",
      );
      return readReservation(data.reservation, data.secret, askedAt - ageMs);
    }),
    getReservation: fromPromise<ReadReservation, GetReservationInput>(
      async ({ input: { reservationId, secret }, signal }) => {
        const askedAt = clock.now();
        const reservation = await answer(
          backgroundClient.GET("/rest/clients-app/v2/reservations/{reservationId}", {
            params: { header: { reservation_secret: secret }, path: { reservationId } },
            signal,
          }),
          "entries",
        );
        return readReservation(reservation, secret, askedAt);
      },
    ),
    extendHold: fromPromise<ReadReservation, ExtendHoldInput>(
      async ({ input: { reservationId, secret, idempotencyKey }, signal }) => {
        const askedAt = clock.now();
        const { data, ageMs } = await agedAnswer(
          backgroundClient.POST("/rest/clients-app/v1/reservations/{reservationId}/extend-hold", {
            params: {
              header: { ...withKey(idempotencyKey).header, reservation_secret: secret },
              path: { reservationId },
            },
            signal,
          }),
          "entries",
        );
        return readReservation(data, secret, askedAt - ageMs);
      },
    ),
    waitUntil: waitUntil(clock, "end"),
  };
}

/** What is held as an express service; undefined for what is not, or begins later than within the hour from when it was meant, by the service's clock. */
function expressBody(input: HoldTimeInput, aheadMs: number): Schemas["HoldExpress"] | undefined {
  const { firmId, params, startTime, replaces, isExpress, idempotencyKey } = input;
  const [entry] = params.entries;
  const isSoon = epochOf(startTime) <= meantAt(idempotencyKey) + aheadMs + limits.expressMinutes * minuteMs;
  if (!isExpress || entry === undefined || !isSoon) return undefined;
  const { serviceId, masterId = null } = entry;
  return { firmId, serviceId, masterId, startTime, ...replacing(replaces) };
}

function replacing(replaces: HoldTimeInput["replaces"]): Pick<Schemas["HoldReservation"], "replaces"> {
  return replaces === null ? {} : { replaces: { reservationId: replaces.reservationId, secret: replaces.secret } };
}

function holdBody({ firmId, params, startTime, replaces }: HoldTimeInput): Schemas["HoldReservation"] {
  return { isTemporary: true, firmId, params, startTime, ...replacing(replaces) };
}
