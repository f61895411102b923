import { broken, refused, unreachable, type Paths } from "../kit/paths.ts";
import {
  byClient,
  byGuest,
  cancelledVisit,
  lateVisit,
  movedVisit,
  pastVisit,
  visit,
  withdrawnVisit,
} from "./examples.ts";
import { reservationChangeMachine } from "./machine.ts";

export const reservationChangePaths: Paths<typeof reservationChangeMachine> = {
  machine: reservationChangeMachine,
  inputs: { "a guest with the secret of a visit": byGuest, "a client whose phone a visit is of": byClient },
  events: {
    "cancellation.confirmed": { type: "cancellation.confirmed" },
    "change.abandoned": { type: "change.abandoned" },
    "retry.requested": { type: "retry.requested" },
  },
  answers: {
    getReservation: {
      "free to cancel": { done: () => visit },
      "too late to cancel": { done: () => lateVisit },
      "cancelled elsewhere": { done: () => cancelledVisit },
      past: { done: () => pastVisit },
      reservationNotFound: refused("reservationNotFound"),
      unreachable,
      broken,
    },
    cancelReservation: {
      cancelled: { done: () => cancelledVisit },
      "reservationChanged, free to cancel": refused("reservationChanged", { reservation: movedVisit }),
      "reservationChanged, over": refused("reservationChanged", { reservation: withdrawnVisit }),
      cancelTooLate: refused("cancelTooLate", { reservation: lateVisit }),
      notCancellable: refused("notCancellable", { reservation: pastVisit }),
      tooManyRequests: refused("tooManyRequests", { waitSeconds: 30 }),
      unreachable,
      broken,
    },
  },
  distinguish: ({ context }) => ({
    hasSecret: context.secret !== null,
    cancelUnanswered: context.cancel !== null,
  }),
};
