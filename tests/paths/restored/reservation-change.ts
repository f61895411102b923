import type { reservationChangeMachine } from "../../../machines/reservation-change/machine.ts";
import { ended, type Landing, type Restorations } from "./restored.ts";

const read = "getReservation: free to cancel";
const toCancel = "a guest with the secret of a visit";
const toMove = "a guest who wants another time";
const toReselect = "a guest who had begun to choose another master";

/**
 * The visit stands as the service has it; what one was about to do with it is begun anew, with the sheet that is open and the
 * services, masters and time that were chosen in it.
 */
const cancelling = {
  as: toCancel,
  andThen: read,
  shows: "confirmingCancellation",
} satisfies Landing<"confirmingCancellation">;
const moving = { as: toMove, andThen: read, shows: "choosingTime" } satisfies Landing<"choosingTime">;
const confirming = {
  as: toMove,
  andThen: [read, "slot.picked", "previewReservation: read"],
  shows: "confirmingMove",
} satisfies Landing<"confirmingMove">;
const reselecting = { as: toReselect, andThen: read, shows: "choosingServices" } satisfies Landing<"choosingServices">;

/** What is found again of the changing of a visit. */
export const reservationChangeRestorations: Restorations<typeof reservationChangeMachine> = {
  kept: ["hasSecret", "wish", "wantsOther"],
  finish: "changed",
  done: { visits: 1 },
  states: {
    readingReservation: { reload: cancelling, back: "leaves" },
    waitingToRetry: { reload: cancelling, back: "leaves" },
    confirmingCancellation: { reload: cancelling, back: "leaves" },
    cancellingReservation: {
      reload: cancelling,
      // Nothing takes away what the service answers.
      back: { after: ["cancellation.confirmed"], by: null, shows: "cancellingReservation", again: null },
    },
    choosingServices: { reload: reselecting, back: { leavesAfter: [toReselect, read] } },
    choosingTime: { reload: moving, back: { leavesAfter: [toMove, read] } },
    readingPrice: { reload: moving, back: { leavesAfter: [toMove, read, "slot.picked"] } },
    confirmingMove: {
      reload: confirming,
      back: {
        after: ["slot.picked", "previewReservation: read"],
        by: "slot.reconsidered",
        shows: "choosingTime",
        again: ["slot.picked", "previewReservation: read"],
      },
    },
    updatingReservation: {
      reload: confirming,
      back: { after: ["move.confirmed"], by: null, shows: "updatingReservation", again: null },
    },
    changed: ended,
    cancelled: ended,
    refused: ended,
    closed: ended,
  },
};
