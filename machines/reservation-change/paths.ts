import { expectedOf } from "../../domain/bill.ts";
import { broken, refused, unreachable, type Paths } from "../kit/paths.ts";
import * as example from "./examples.ts";
import { reservationChangeMachine } from "./machine.ts";

const { byClient, byGuest, movedByClient, movedByGuest, reselectedAgain, reselectedByGuest } = example;
const { cancelledVisit, delayedVisit, lateVisit, pastVisit, visit, withdrawnVisit } = example;
const { dearerBill, dearerPreview, movedVisit, otherStart, otherTime, otherChoice, preview } = example;

export const reservationChangePaths: Paths<typeof reservationChangeMachine> = {
  machine: reservationChangeMachine,
  inputs: {
    "a guest with the secret of a visit": byGuest,
    "a client whose phone a visit is of": byClient,
    "a guest who wants another time": movedByGuest,
    "a client who wants another time": movedByClient,
    "a guest who wants another master": reselectedByGuest,
    "a guest who had begun to choose another master": reselectedAgain,
  },
  events: {
    "cancellation.confirmed": { type: "cancellation.confirmed" },
    "services.reconsidered": { type: "services.reconsidered" },
    "choice.confirmed": { type: "choice.confirmed", choice: otherChoice },
    "slot.picked": { type: "slot.picked", startTime: otherStart },
    "slot.reconsidered": { type: "slot.reconsidered" },
    "move.confirmed": { type: "move.confirmed" },
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
      "reservationChanged, free to cancel": refused("reservationChanged", { reservation: delayedVisit }),
      "reservationChanged, over": refused("reservationChanged", { reservation: withdrawnVisit }),
      cancelTooLate: refused("cancelTooLate", { reservation: lateVisit }),
      notCancellable: refused("notCancellable", { reservation: pastVisit }),
      tooManyRequests: refused("tooManyRequests", { waitSeconds: 30 }),
      unreachable,
      broken,
    },
    previewReservation: {
      read: { done: () => preview, when: ({ failure }) => failure === null },
      "read again": { done: () => dearerPreview, when: ({ failure }) => failure !== null },
      noMasterFree: refused("noMasterFree"),
      slotTaken: refused("slotTaken", { alternatives: [otherTime] }),
      unreachable,
      broken,
    },
    updateReservation: {
      changed: { done: () => movedVisit },
      noMasterFree: refused("noMasterFree"),
      slotTaken: refused("slotTaken", { alternatives: [otherTime] }),
      priceChanged: refused("priceChanged", { bill: expectedOf(dearerBill) }),
      "reservationChanged, free to change": refused("reservationChanged", { reservation: delayedVisit }),
      "reservationChanged, over": refused("reservationChanged", { reservation: withdrawnVisit }),
      changeTooLate: refused("changeTooLate", { reservation: lateVisit }),
      notChangeable: refused("notChangeable", { reservation: pastVisit }),
      tooManyRequests: refused("tooManyRequests", { waitSeconds: 30 }),
      unreachable,
      broken,
    },
  },
  distinguish: ({ context }) => ({
    hasSecret: context.secret !== null,
    wish: context.wish,
    wantsOther: Object.keys(context.chosen).length > 0,
    cancelUnanswered: context.cancel !== null,
    updateUnanswered: context.update !== null,
  }),
};
