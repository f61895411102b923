import type { reservationChangeMachine } from "../../../machines/reservation-change/machine.ts";
import { ended, type Restorations, type Restored } from "./restored.ts";

/** The visit stands as the service has it; what one was about to do with it is begun anew. */
const visit = /^(Вы записаны!|Запись перенесена)$/;
const cancelling = {
  reload: { as: "a guest with the secret of a visit", outside: visit },
  back: "leaves",
} satisfies Restored<never>;
const moving = {
  reload: { as: "a guest who wants another time", outside: visit },
  back: "leaves",
} satisfies Restored<never>;

/** What is found again of the changing of a visit. */
export const reservationChangeRestorations: Restorations<typeof reservationChangeMachine> = {
  kept: ["hasSecret", "wish"],
  finish: "changed",
  done: { visits: 1 },
  states: {
    readingReservation: cancelling,
    waitingToRetry: cancelling,
    confirmingCancellation: cancelling,
    cancellingReservation: cancelling,
    choosingServices: { reload: { as: "a guest who wants another master", outside: visit }, back: "leaves" },
    choosingTime: moving,
    readingPrice: moving,
    confirmingMove: moving,
    updatingReservation: moving,
    changed: ended,
    cancelled: ended,
    refused: ended,
    closed: ended,
  },
};
