import { keyOf } from "../kit/intent.ts";
import { mendedBy, withFailure, withOutput } from "../kit/params.ts";
import { required } from "../kit/required.ts";
import { reservationChangeSetup } from "./setup.ts";

/** Changing a visit that was made; so far that is cancelling it: what that costs now, the client's word, the service's. */
export const reservationChangeMachine = reservationChangeSetup.createMachine({
  id: "reservationChange",
  context: ({ input: { reservationId, secret } }) => ({
    reservationId,
    secret,
    reservation: null,
    failure: null,
    cancel: null,
  }),
  initial: "readingReservation",
  states: {
    readingReservation: {
      description: "The service says how the visit stands at this minute, and whether cancelling it costs nothing.",
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
    cancelled: { description: "The visit is cancelled, and its time is free for others.", type: "final" },
    refused: {
      description: "It cannot be cancelled here any more; the client is told to call the firm.",
      type: "final",
    },
    closed: { description: "The client leaves the visit as it is.", type: "final" },
  },
});

export type * from "./types.ts";
