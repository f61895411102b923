import type { reservationMachine } from "../../../machines/reservation/machine.ts";
import { ended, unseen, type Restorations } from "./restored.ts";

/** What is found again of the guided reservation: everything chosen and typed, and the time if it is still held. */
export const reservationRestorations: Restorations<typeof reservationMachine> = {
  kept: ["isWanted", "master", "hold", "name", "phone", "code", "proof", "isSignedIn"],
  finish: "reserved",
  done: { visits: 1, heldTimes: 0 },
  states: {
    starting: unseen,
    choosingServices: {
      reload: { as: "a fresh visitor", shows: "choosingServices" },
      back: { leavesAfter: ["a fresh visitor"] },
    },
    choosingMasters: {
      reload: { as: "services chosen, at the masters", shows: "choosingMasters" },
      back: {
        after: ["services.confirmed"],
        by: "step.revisited: services",
        shows: "choosingServices",
        again: "step.revisited: masters",
      },
      double: "masters.confirmed",
    },
    choosingTime: {
      reload: { as: "services chosen, at the time", shows: "choosingTime" },
      back: {
        after: ["masters.confirmed"],
        by: "step.revisited: masters",
        shows: "choosingMasters",
        again: "step.revisited: time",
      },
    },
    "held.holdingTime": {
      // Whether the time was had is asked only of who wants it still.
      reload: { as: "a time that was being taken before a reload", shows: "choosingTime" },
      back: {
        after: ["masters.confirmed", "slot.picked"],
        by: null,
        shows: "held.holdingTime",
        again: null,
      },
      double: "reservation.abandoned",
    },
    "held.enteringContacts": {
      reload: { as: "a reload with a hold", shows: "held.holdingTime" },
      back: {
        after: ["slot.picked", "timeHold: held"],
        by: "step.revisited: time",
        shows: "choosingTime",
        again: "step.revisited: contacts",
      },
      double: "reservation.abandoned",
    },
    "held.confirming": {
      reload: { as: "a reload with a proven phone", shows: "held.holdingTime" },
      back: {
        after: ["contacts: known"],
        by: "step.revisited: contacts",
        shows: "held.enteringContacts",
        again: "step.revisited: confirm",
      },
    },
    creatingReservation: {
      // It is asked what became of it, and never confirmed anew by itself.
      reload: { as: "a reload with a proven phone", shows: "held.holdingTime" },
      back: {
        after: ["reservation.confirmed"],
        by: null,
        shows: "creatingReservation",
        again: null,
      },
    },
    reserved: ended,
    toBePaid: ended,
    abandoned: ended,
  },
};
