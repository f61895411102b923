import { assign, emit, setup } from "xstate";
import { expectedOf } from "../../domain/bill.ts";
import { cancellingOf, changingOf } from "../../domain/cancelling.ts";
import type { Preview, Reservation } from "../../domain/entities.ts";
import { isMendedBy, isRefusal, type Failure } from "../../domain/failure.ts";
import type { OwnReservation } from "../../domain/own-reservation.ts";
import { effect } from "../kit/effect.ts";
import { failureGuards } from "../kit/guards.ts";
import { intentAfter, intentTo } from "../kit/intent.ts";
import { required } from "../kit/required.ts";
import { mendedByWishes } from "../../domain/problem-actions.ts";
import type { Instant } from "../../domain/time.ts";
import { chosenOtherwise, type VisitChoice, wantedWith } from "../../domain/visit-choice.ts";
import type { PreviewReservationInput } from "../time-hold/machine.ts";
import type {
  CancelReservationInput,
  ChangeContext,
  ChangeEvent,
  ChangeFact,
  ChangeInput,
  UpdateReservationInput,
} from "./types.ts";

/** The visit as it is now, where it is another one than the client has seen. */
function changedVisit(failure: Failure): Reservation | undefined {
  return isMendedBy(failure, "acceptChange") && isRefusal(failure) ? failure.problem.reservation : undefined;
}

/** What the service is asked to say of a time once it is picked: what is wanted, at that time. */
export function previewInput(context: ChangeContext): PreviewReservationInput {
  const { reservationId, secret, reservation, chosen, startTime } = context;
  const wanted = wantedWith(chosen, required(reservation, "a reservation"));
  return { ...wanted, startTime: required(startTime, "a time"), own: { reservationId, secret } };
}

/** What is asked of the service once it is confirmed: what is wanted, at the bill that was read. */
export function changeOf(context: ChangeContext): UpdateReservationInput["change"] {
  const { params, startTime } = previewInput(context);
  const { version } = required(context.reservation, "a reservation");
  return { version, startTime, params, expected: expectedOf(required(context.preview, "a bill")) };
}

/** What the change of a visit is made of: its words, its effects, its rules. The process itself is in machine.ts. */
export const reservationChangeSetup = setup({
  types: {
    input: {} as ChangeInput,
    context: {} as ChangeContext,
    events: {} as ChangeEvent,
    emitted: {} as ChangeFact,
    tags: {} as "waitsForUser" | "waitsForServer",
  },
  actors: {
    getReservation: effect<Reservation, OwnReservation>("getReservation"),
    cancelReservation: effect<Reservation, CancelReservationInput>("cancelReservation"),
    previewReservation: effect<Preview, PreviewReservationInput>("previewReservation"),
    updateReservation: effect<Reservation, UpdateReservationInput>("updateReservation"),
  },
  guards: {
    ...failureGuards,
    isCancelled: (_, { status }: Reservation) => status === "cancelledByClient",
    isCancellable: ({ context: { wish } }, reservation: Reservation) =>
      wish === "cancel" && cancellingOf(reservation) === "free",
    isMovable: ({ context: { wish } }, reservation: Reservation) =>
      wish === "move" && changingOf(reservation) === "free",
    isReselectable: ({ context: { wish } }, reservation: Reservation) =>
      wish === "reselect" && changingOf(reservation) === "free",
    isStillCancellable: (_, { failure }: { failure: Failure }) => {
      const changed = changedVisit(failure);
      return changed !== undefined && cancellingOf(changed) === "free";
    },
    isStillMovable: (_, { failure }: { failure: Failure }) => {
      const changed = changedVisit(failure);
      return changed !== undefined && changingOf(changed) === "free";
    },
    isMendedByWishes: (_, { failure }: { failure: Failure }) =>
      mendedByWishes.some((action) => isMendedBy(failure, action)),
  },
  actions: {
    takeReservation: assign((_, reservation: Reservation) => ({ reservation, failure: null })),
    takeRefused: assign(({ context }, { failure }: { failure: Failure }) => {
      const reservation = isRefusal(failure) ? failure.problem.reservation : undefined;
      return reservation === undefined ? { failure } : { failure, reservation, seenBefore: context.reservation };
    }),
    noteFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    intendCancel: assign(({ context: { cancel } }) => ({ failure: null, cancel: intentTo("cancel", cancel) })),
    settleCancel: assign(({ context: { failure, cancel } }) => ({ cancel: intentAfter(failure, cancel) })),
    takeChoice: assign(({ context: { reservation } }, choice: VisitChoice) => ({
      chosen: chosenOtherwise(choice, required(reservation, "a reservation")),
      failure: null,
    })),
    pick: assign((_, startTime: Instant) => ({ startTime, failure: null })),
    takePreview: assign((_, preview: Preview) => ({ preview })),
    intendUpdate: assign(({ context }) => ({
      failure: null,
      update: intentTo(changeOf(context), context.update),
    })),
    settleUpdate: assign(({ context: { failure, update } }) => ({ update: intentAfter(failure, update) })),
    announceChanged: emit((_, reservation: Reservation): ChangeFact => ({ type: "reservation.changed", reservation })),
    announceSeen: emit(({ context }): ChangeFact => ({
      type: "reservation.seen",
      reservation: required(context.reservation, "a reservation"),
    })),
    announceCancelled: emit((_, reservation: Reservation): ChangeFact => ({
      type: "reservation.cancelled",
      reservation,
    })),
  },
});
