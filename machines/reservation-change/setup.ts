import { assign, emit, setup } from "xstate";
import { paramsAgain } from "../../domain/again.ts";
import { expectedOf } from "../../domain/bill.ts";
import { cancellingOf, changingOf } from "../../domain/cancelling.ts";
import type { Bill, Reservation } from "../../domain/entities.ts";
import { isMendedBy, isOutcomeUnknown, isRefusal, type Failure, type ProblemAction } from "../../domain/failure.ts";
import { effect } from "../kit/effect.ts";
import { intentTo } from "../kit/intent.ts";
import { required } from "../kit/required.ts";
import type { Wishes } from "../../domain/wishes.ts";
import type {
  CancelReservationInput,
  ChangeContext,
  ChangeEvent,
  ChangeFact,
  ChangeInput,
  OwnReservation,
  PickedTime,
  UpdateReservationInput,
} from "./types.ts";

/** What is mended by other services or masters. */
const mendedByWishes: readonly ProblemAction[] = ["changeMaster", "changeService"];

/** The visit as it is now, where it is another one than the client has seen. */
function changedVisit(failure: Failure): Reservation | undefined {
  return isMendedBy(failure, "acceptChange") && isRefusal(failure) ? failure.problem.reservation : undefined;
}

function newBillOf(failure: Failure): Bill | undefined {
  return isMendedBy(failure, "acceptPrice") && isRefusal(failure) ? failure.problem.bill : undefined;
}

/** What is asked of the service once a time is picked: what is wanted, at that time. */
export function changeOf({ reservation, wishes, picked }: ChangeContext): UpdateReservationInput["change"] {
  const { version, ...visit } = required(reservation, "a reservation");
  const { startTime, expected } = required(picked, "a time");
  return { version, startTime, params: paramsAgain(visit, wishes), expected };
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
    updateReservation: effect<Reservation, UpdateReservationInput>("updateReservation"),
  },
  guards: {
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
    hasNewPrice: (_, { failure }: { failure: Failure }) => newBillOf(failure) !== undefined,
    isMendedByWishes: (_, { failure }: { failure: Failure }) =>
      mendedByWishes.some((action) => isMendedBy(failure, action)),
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
    takeWishes: assign((_, wishes: Wishes) => ({ wishes, failure: null })),
    pick: assign((_, picked: PickedTime) => ({ picked, failure: null })),
    takeNewPrice: assign(({ context: { picked } }, { failure }: { failure: Failure }) => {
      const bill = newBillOf(failure);
      return { failure, update: null, picked: picked && bill ? { ...picked, expected: expectedOf(bill) } : picked };
    }),
    intendUpdate: assign(({ context }) => ({
      failure: null,
      update: intentTo(changeOf(context), context.update),
    })),
    settleUpdate: assign(({ context: { failure, update } }) => ({ update: isOutcomeUnknown(failure) ? update : null })),
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
