import { keyOf } from "../kit/intent.ts";
import { mendedBy, withFailure, withOutput } from "../kit/params.ts";
import { required } from "../kit/required.ts";
import { changeOf, previewInput, reservationChangeSetup } from "./setup.ts";

const refusedUpdate = [withFailure("noteFailure"), "settleUpdate"] as const;

/**
 * Changing a visit that was made: cancelling it, or giving it another time, other services or masters. How it stands now, the
 * client's word, the service's.
 */
export const reservationChangeMachine = reservationChangeSetup.createMachine({
  id: "reservationChange",
  context: ({ input }) => ({
    ...input,
    reservation: null,
    seenBefore: null,
    failure: null,
    cancel: null,
    startTime: null,
    preview: null,
    update: null,
  }),
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
          {
            guard: withOutput("isReselectable"),
            target: "choosingServices",
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
    choosingServices: {
      description: "The client says which services they want in the visit, for whom and of whom.",
      tags: "waitsForUser",
      on: {
        "choice.confirmed": {
          target: "choosingTime",
          actions: { type: "takeChoice", params: ({ event }) => event.choice },
        },
        "change.abandoned": "closed",
      },
    },
    choosingTime: {
      description: "The client looks for a time for what they want of the visit: what it has, as long as nothing else.",
      tags: "waitsForUser",
      on: {
        "slot.picked": { target: "readingPrice", actions: { type: "pick", params: ({ event }) => event.startTime } },
        "choice.confirmed": { actions: { type: "takeChoice", params: ({ event }) => event.choice } },
        "services.reconsidered": { target: "choosingServices", actions: "forgetFailure" },
        "change.abandoned": "closed",
      },
    },
    readingPrice: {
      description: "The service says who does what at that time, what it costs and on which terms.",
      tags: "waitsForServer",
      invoke: {
        id: "previewReservation",
        src: "previewReservation",
        input: ({ context }) => previewInput(context),
        onDone: { target: "confirmingMove", actions: withOutput("takePreview") },
        onError: [
          { guard: withFailure("isMendedByWishes"), target: "choosingServices", actions: withFailure("noteFailure") },
          { target: "choosingTime", actions: withFailure("noteFailure") },
        ],
      },
    },
    confirmingMove: {
      description:
        "The client reads what becomes of the visit, when it is, what it costs and on which terms, and agrees to it.",
      tags: "waitsForUser",
      on: {
        "move.confirmed": "updatingReservation",
        "slot.reconsidered": { target: "choosingTime", actions: "forgetFailure" },
        "change.abandoned": "closed",
      },
    },
    updatingReservation: {
      description: "The service gives the visit all that is wanted, or leaves it as it was.",
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
        onDone: { target: "changed", actions: [withOutput("takeReservation"), withOutput("announceChanged")] },
        onError: [
          {
            guard: withFailure("isStillMovable"),
            target: "choosingTime",
            actions: [withFailure("takeRefused"), "settleUpdate", "announceSeen"],
          },
          { guard: mendedBy("acceptChange"), target: "refused", actions: [withFailure("takeRefused"), "announceSeen"] },
          { guard: mendedBy("callFirm"), target: "refused", actions: [withFailure("takeRefused"), "announceSeen"] },
          { guard: mendedBy("acceptPrice"), target: "readingPrice", actions: refusedUpdate },
          { guard: mendedBy("changeTime"), target: "choosingTime", actions: refusedUpdate },
          { guard: withFailure("isMendedByWishes"), target: "choosingServices", actions: refusedUpdate },
          { target: "confirmingMove", actions: refusedUpdate },
        ],
      },
    },
    changed: { description: "The visit is as it is wanted now, and its old time is free for others.", type: "final" },
    cancelled: { description: "The visit is cancelled, and its time is free for others.", type: "final" },
    refused: {
      description: "It cannot be changed here any more; the client is told to call the firm.",
      type: "final",
    },
    closed: { description: "The client leaves the visit as it is.", type: "final" },
  },
});

export type * from "./types.ts";
