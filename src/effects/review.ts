import { fromPromise } from "xstate";
import type { VisitReview } from "../../domain/entities.ts";
import type { OwnReservation } from "../../domain/own-reservation.ts";
import type { CreateReviewInput, TakeBackReviewInput } from "../../machines/review/machine.ts";
import { answer } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import { secretHeader } from "../api/secret-header.ts";
import { withKey } from "../api/with-key.ts";

const path = "/rest/clients-app/v2/reservations/{reservationId}/reviews";
const ofVisit = ["firm", "reviewability", "masters"] as const;

/** What reviewing a visit asks of the service. Every effect rejects with CallFailed (spec §8). */
export function reviewEffects({ client }: { client: Client }) {
  return {
    getReview: fromPromise<VisitReview, OwnReservation>(({ input, signal }) =>
      answer(
        client.GET(path, { params: { header: secretHeader(input.secret), path: pathOf(input) }, signal }),
        ...ofVisit,
      ),
    ),
    createReview: fromPromise<VisitReview, CreateReviewInput>(({ input, signal }) =>
      answer(
        client.POST(path, { params: { header: keyed(input), path: pathOf(input) }, body: input.review, signal }),
        ...ofVisit,
      ),
    ),
    takeBackReview: fromPromise<VisitReview, TakeBackReviewInput>(({ input, signal }) =>
      answer(client.DELETE(path, { params: { header: keyed(input), path: pathOf(input) }, signal }), ...ofVisit),
    ),
  };
}

const pathOf = ({ reservationId }: OwnReservation) => ({ reservationId });

function keyed(input: TakeBackReviewInput) {
  return { ...withKey(input.idempotencyKey).header, ...secretHeader(input.secret) };
}
