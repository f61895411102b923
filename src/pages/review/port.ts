import type { OwnReservation } from "../../../domain/own-reservation.ts";
import type { reviewMachine } from "../../../machines/review/machine.ts";
import type { FlowPort } from "../../flow/port.ts";
import { requiredContext } from "../../ui/required-context.ts";

/** What reviewing a visit needs of the app and may not fetch itself. */
export type ReviewPort = FlowPort<typeof reviewMachine, OwnReservation> & {
  /** The key to a reservation, when it lies on this device for whoever is here. */
  secretOf: (reservationId: string) => string | undefined;
  /** A photo, made small: base64 of a JPEG; rejects where the browser cannot read the file. */
  readPhoto: (file: Blob) => Promise<string>;
};

export const [ReviewPortProvider, useReviewPort] = requiredContext<ReviewPort>("port of reviewing a visit");
