import { required } from "../kit/required.ts";
import { withFailure, withOutput } from "../kit/params.ts";
import { extendInput, previewInput, restoreInput, takeInput } from "./rules.ts";
import { contextFrom, timeHoldSetup } from "./setup.ts";

/** Has a time and keeps it until the service says that it is over (design §4: 300 s). A child of whatever needs a time. */
export const timeHoldMachine = timeHoldSetup.createMachine({
  id: "timeHold",
  context: ({ input }) => contextFrom(input),
  initial: "starting",
  states: {
    starting: {
      description: "What is held stays held; a hold of before is asked about; a wanted time is taken.",
      always: [
        { guard: "isKept", target: "keepingTime" },
        { guard: "isRestored", target: "restoringHold" },
        { guard: "isChecked", target: "checkingTime" },
        { target: "takingTime" },
      ],
    },
    checkingTime: {
      description: "A time that only an address asked for is looked at before it is taken.",
      tags: "waitsForServer",
      invoke: {
        id: "checkTime",
        src: "previewReservation",
        input: ({ context }) => previewInput(context),
        onDone: "takingTime",
        onError: { target: "failed", actions: withFailure("fail") },
      },
    },
    takingTime: {
      description: "The service holds the time; an earlier hold is given up with it.",
      tags: "waitsForServer",
      entry: "intend",
      invoke: {
        id: "takeTime",
        src: "createReservation",
        input: ({ context }) => takeInput(context),
        onDone: [
          { guard: withOutput("isHeld"), target: "keepingTime", actions: withOutput("takeHeld") },
          { target: "lost", actions: "lose" },
        ],
        onError: { target: "failed", actions: withFailure("fail") },
      },
    },
    restoringHold: {
      description: "The service is asked what became of the hold.",
      tags: "waitsForServer",
      invoke: {
        id: "restoreHold",
        src: "getReservation",
        input: ({ context }) => restoreInput(context),
        onDone: [
          { guard: withOutput("isPastHold"), target: "settled", actions: withOutput("settle") },
          { guard: withOutput("isHeld"), target: "keepingTime", actions: withOutput("takeHeld") },
          { target: "lost", actions: "lose" },
        ],
        onError: [
          { guard: withFailure("isGone"), target: "lost", actions: "lose" },
          { guard: "isKept", target: "keepingTime" },
          { target: "waitingToRetry", actions: withFailure("noteFailure") },
        ],
      },
    },
    waitingToRetry: {
      description: "The service can't be asked; the hold is kept until the client tries again.",
      tags: "waitsForUser",
      on: { "retry.requested": { target: "restoringHold", actions: "forgetFailure" } },
    },
    keepingTime: {
      description: "The time is held until its deadline; whether it is over then, the service knows.",
      tags: "waitsForUser",
      invoke: {
        id: "holdExpiry",
        src: "waitUntil",
        input: ({ context }) => ({ at: context.askAt }),
        onDone: { target: "restoringHold", actions: withOutput("putOffNextQuestion") },
      },
      on: { "extension.requested": { guard: "isExtendable", target: "extendingHold" } },
    },
    extendingHold: {
      description: "The service is asked to hold the time longer, which it does once.",
      tags: "waitsForServer",
      entry: "intendExtension",
      invoke: {
        id: "extendHold",
        src: "extendHold",
        input: ({ context }) => extendInput(context),
        onDone: [
          { guard: withOutput("isPastHold"), target: "settled", actions: withOutput("settle") },
          { guard: withOutput("isHeld"), target: "keepingTime", actions: [withOutput("takeHeld"), "settleExtension"] },
          { target: "lost", actions: "lose" },
        ],
        onError: [
          { guard: withFailure("isGone"), target: "lost", actions: "lose" },
          { target: "keepingTime", actions: withFailure("failExtension") },
        ],
      },
    },
    lost: { description: "The time is no longer held.", type: "final" },
    settled: { description: "The reservation is past its hold.", type: "final" },
    failed: { description: "The time could not be had.", type: "final" },
  },
  output: ({ context }) => required(context.outcome, "an outcome"),
});

export type * from "./types.ts";
export { isPastHold, isUnanswered, meantBy } from "./rules.ts";
