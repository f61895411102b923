import { fromPromise } from "xstate";
import type { Preview } from "../../domain/entities.ts";
import type { PreviewReservationInput } from "../../machines/time-hold/machine.ts";
import { answer } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import { secretHeader } from "../api/secret-header.ts";

/** What a time costs and who does what then; rejects with CallFailed (spec §8). */
export function previewEffect(client: Client) {
  return fromPromise<Preview, PreviewReservationInput>(({ input: { own, ...wanted }, signal }) =>
    answer(
      client.POST("/rest/clients-app/v1/reservations/preview", {
        params: { header: secretHeader(own?.secret) },
        body: own === null ? wanted : { ...wanted, reservationId: own.reservationId },
        signal,
      }),
      "startTime",
      "entries",
      "total",
      "prepayment",
    ),
  );
}
