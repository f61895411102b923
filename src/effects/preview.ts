import { fromPromise } from "xstate";
import type { Preview } from "../../domain/entities.ts";
import type { PreviewReservationInput } from "../../machines/time-hold/machine.ts";
import { answer } from "../api/answer.ts";
import type { Client } from "../api/client.ts";

/** What a time costs and who does what then; rejects with CallFailed (spec §8). */
export function previewEffect(client: Client) {
  return fromPromise<Preview, PreviewReservationInput>(({ input: { reservationId, ...wanted }, signal }) =>
    answer(
      client.POST("/rest/clients-app/v1/reservations/preview", {
        body: reservationId === null ? wanted : { ...wanted, reservationId },
        signal,
      }),
      "startTime",
      "entries",
      "total",
      "prepayment",
    ),
  );
}
