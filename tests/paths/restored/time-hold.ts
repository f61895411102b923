import type { timeHoldMachine } from "../../../machines/time-hold/machine.ts";
import { ended, unseen, type Restorations, type Restored } from "./restored.ts";

const restoring = { as: "a hold of before a reload", shows: "restoringHold" } as const;
const ofReservation = { never: "it is a part of the reservation's steps, whose tours go back from them" };
const restored = { reload: restoring, back: ofReservation } satisfies Restored<"restoringHold">;

/** What is found again of a time: the hold, of which the service is asked; what was being taken is offered once more. */
export const timeHoldRestorations: Restorations<typeof timeHoldMachine> = {
  kept: ["kind", "replaces"],
  finish: "settled",
  done: { heldTimes: 0 },
  states: {
    starting: unseen,
    checkingTime: {
      reload: { as: "a time that an address asks for", shows: "checkingTime" },
      back: { leavesAfter: ["a time that an address asks for"] },
    },
    takingTime: {
      reload: { as: "a time that was being taken before a reload", outside: /^Когда вам удобно\?$/ },
      back: { leavesAfter: ["a time to have"] },
    },
    restoringHold: restored,
    waitingToRetry: restored,
    keepingTime: restored,
    extendingHold: restored,
    lost: ended,
    settled: ended,
    failed: ended,
  },
};
