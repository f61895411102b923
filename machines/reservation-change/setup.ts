import { assign, emit, setup } from "xstate";
import { cancellingOf } from "../../domain/cancelling.ts";
import type { Reservation } from "../../domain/entities.ts";
import { isMendedBy, isOutcomeUnknown, isRefusal, type Failure, type ProblemAction } from "../../domain/failure.ts";
import { effect } from "../kit/effect.ts";
import { intentTo } from "../kit/intent.ts";
import { required } from "../kit/required.ts";
import type { CancelReservationInput, ChangeContext, ChangeEvent, ChangeFact, OwnReservation } from "./types.ts";

/** What the change of a visit is made of: its words, its effects, its rules. The process itself is in machine.ts. */
export const reservationChangeSetup = setup({
  types: {
    input: {} as OwnReservation,
    context: {} as ChangeContext,
    events: {} as ChangeEvent,
    emitted: {} as ChangeFact,
    tags: {} as "waitsForUser" | "waitsForServer",
  },
  actors: {
    getReservation: effect<Reservation, OwnReservation>("getReservation"),
    cancelReservation: effect<Reservation, CancelReservationInput>("cancelReservation"),
  },
  guards: {
    isCancelled: (_, { status }: Reservation) => status === "cancelledByClient",
    isCancellable: (_, reservation: Reservation) => cancellingOf(reservation) === "free",
    isStillCancellable: (_, { failure }: { failure: Failure }) =>
      isRefusal(failure) &&
      isMendedBy(failure, "acceptChange") &&
      failure.problem.reservation !== undefined &&
      cancellingOf(failure.problem.reservation) === "free",
    isMendedBy: (_, { failure, action }: { failure: Failure | null; action: ProblemAction }) =>
      isMendedBy(failure, action),
  },
  actions: {
    takeReservation: assign((_, reservation: Reservation) => ({ reservation, failure: null })),
    takeRefused: assign(({ context }, { failure }: { failure: Failure }) => ({
      failure,
      reservation: (isRefusal(failure) && failure.problem.reservation) || context.reservation,
    })),
    noteFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    intendCancel: assign(({ context: { cancel } }) => ({ failure: null, cancel: intentTo("cancel", cancel) })),
    settleCancel: assign(({ context: { failure, cancel } }) => ({ cancel: isOutcomeUnknown(failure) ? cancel : null })),
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
