import { keyOf } from "../kit/intent.ts";
import { mendedBy, withFailure, withOutput } from "../kit/params.ts";
import { required } from "../kit/required.ts";
import { changeOf, reservationChangeSetup } from "./setup.ts";

/** Changing a visit that was made: cancelling it, or moving it to another time. How it stands now, the client's word, the service's. */
export const reservationChangeMachine = reservationChangeSetup.createMachine({
  id: "reservationChange",
  context: ({ input }) => ({ ...input, reservation: null, failure: null, cancel: null, picked: null, update: null }),
  initial: "readingReservation",
  states: {
    readingReservation: {
      description: "The service says how the visit stands at this minute, and whether changing it costs nothing.",
      tags: "waitsForServer",
      invoke: {
        id: "getReservation",
        src: "getReservation",
        input: ({ context: { reservationId, secret } }) => ({ reservationId, secret }),
        onDone: [
          {
            guard: withOutput("isCancelled"),
            target: "cancelled",
            actions: [withOutput("takeReservation"), "announceSeen"],
          },
          {
            guard: withOutput("isCancellable"),
            target: "confirmingCancellation",
            actions: [withOutput("takeReservation"), "announceSeen"],
          },
          {
            guard: withOutput("isMovable"),
            target: "choosingTime",
            actions: [withOutput("takeReservation"), "announceSeen"],
          },
          { target: "refused", actions: [withOutput("takeReservation"), "announceSeen"] },
        ],
        onError: { target: "waitingToRetry", actions: withFailure("noteFailure") },
      },
    },
    waitingToRetry: {
      description: "Nothing could be read; the client tries again.",
      tags: "waitsForUser",
      on: {
        "retry.requested": { target: "readingReservation", actions: "forgetFailure" },
        "change.abandoned": "closed",
      },
    },
    confirmingCancellation: {
      description:
        "The client reads what is lost and what is given back, and says whether the visit is to be cancelled.",
      tags: "waitsForUser",
      on: { "cancellation.confirmed": "cancellingReservation", "change.abandoned": "closed" },
    },
    cancellingReservation: {
      description: "The service cancels the visit.",
      tags: "waitsForServer",
      entry: "intendCancel",
      invoke: {
        id: "cancelReservation",
        src: "cancelReservation",
        input: ({ context: { reservationId, secret, reservation, cancel } }) => ({
          reservationId,
          secret,
          version: required(reservation, "a reservation").version,
          idempotencyKey: keyOf(cancel),
        }),
        onDone: { target: "cancelled", actions: [withOutput("takeReservation"), withOutput("announceCancelled")] },
        onError: [
          {
            guard: withFailure("isStillCancellable"),
            target: "confirmingCancellation",
            actions: [withFailure("takeRefused"), "settleCancel", "announceSeen"],
          },
          { guard: mendedBy("acceptChange"), target: "refused", actions: [withFailure("takeRefused"), "announceSeen"] },
          { guard: mendedBy("callFirm"), target: "refused", actions: [withFailure("takeRefused"), "announceSeen"] },
          { target: "confirmingCancellation", actions: [withFailure("noteFailure"), "settleCancel"] },
        ],
      },
    },
    choosingTime: {
      description: "The client looks for another time for the same services of the same masters.",
      tags: "waitsForUser",
      on: {
        "slot.picked": {
          target: "confirmingMove",
          actions: { type: "pick", params: ({ event }) => event.picked },
        },
        "change.abandoned": "closed",
      },
    },
    confirmingMove: {
      description:
        "The client reads from when to when the visit is moved and what it costs then, and says whether it is to be.",
      tags: "waitsForUser",
      on: {
        "move.confirmed": "updatingReservation",
        "slot.reconsidered": { target: "choosingTime", actions: "forgetFailure" },
        "change.abandoned": "closed",
      },
    },
    updatingReservation: {
      description: "The service gives the visit its new time, or leaves it the old one.",
      tags: "waitsForServer",
      entry: "intendUpdate",
      invoke: {
        id: "updateReservation",
        src: "updateReservation",
        input: ({ context }) => ({
          reservationId: context.reservationId,
          secret: context.secret,
          change: changeOf(context),
          idempotencyKey: keyOf(context.update),
        }),
        onDone: { target: "moved", actions: [withOutput("takeReservation"), withOutput("announceMoved")] },
        onError: [
          {
            guard: withFailure("isStillMovable"),
            target: "choosingTime",
            actions: [withFailure("takeRefused"), "settleUpdate", "announceSeen"],
          },
          { guard: mendedBy("acceptChange"), target: "refused", actions: [withFailure("takeRefused"), "announceSeen"] },
          { guard: mendedBy("callFirm"), target: "refused", actions: [withFailure("takeRefused"), "announceSeen"] },
          { guard: withFailure("hasNewPrice"), target: "confirmingMove", actions: withFailure("takeNewPrice") },
          {
            guard: withFailure("isTimeLost"),
            target: "choosingTime",
            actions: [withFailure("noteFailure"), "settleUpdate"],
          },
          { target: "confirmingMove", actions: [withFailure("noteFailure"), "settleUpdate"] },
        ],
      },
    },
    moved: { description: "The visit has its new time, and the old one is free for others.", type: "final" },
    cancelled: { description: "The visit is cancelled, and its time is free for others.", type: "final" },
    refused: {
      description: "It cannot be changed here any more; the client is told to call the firm.",
      type: "final",
    },
    closed: { description: "The client leaves the visit as it is.", type: "final" },
  },
});

export type * from "./types.ts";
