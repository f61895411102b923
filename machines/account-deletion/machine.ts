import { keyOf } from "../kit/intent.ts";
import { withEvent, withFailure, withOutput } from "../kit/params.ts";
import { accountDeletionSetup } from "./setup.ts";

/** Deleting an account: what is lost, the password, a time in which it can be taken back (spec §1, §7). */
export const accountDeletionMachine = accountDeletionSetup.createMachine({
  id: "accountDeletion",
  context: { losses: null, password: "", failure: null, request: null, cancel: null },
  initial: "readingLosses",
  states: {
    readingLosses: {
      description: "The service says what would be lost, and whether deletion was requested already.",
      tags: "waitsForServer",
      invoke: {
        id: "getAccountDeletion",
        src: "getAccountDeletion",
        onDone: [
          { guard: withOutput("isRequested"), target: "coolingOff", actions: withOutput("takeLosses") },
          { target: "confirming", actions: withOutput("takeLosses") },
        ],
        onError: { target: "waitingToRetry", actions: withFailure("noteFailure") },
      },
    },
    waitingToRetry: {
      description: "Nothing could be read; the client tries again.",
      tags: "waitsForUser",
      on: { "retry.requested": { target: "readingLosses", actions: "forgetFailure" } },
    },
    confirming: {
      description: "The client reads what would be lost, and types the password to go on.",
      tags: "waitsForUser",
      on: {
        "deletion.confirmed": [
          { guard: withEvent("hasPassword"), target: "requestingDeletion", actions: withEvent("takePassword") },
          { actions: "notePasswordMissing" },
        ],
        "deletion.abandoned": "kept",
      },
    },
    requestingDeletion: {
      description: "The service compares the password and sets the day of the deletion.",
      tags: "waitsForServer",
      entry: "intendRequest",
      exit: "forgetPassword",
      invoke: {
        id: "requestAccountDeletion",
        src: "requestAccountDeletion",
        input: ({ context: { password, request } }) => ({ password, idempotencyKey: keyOf(request) }),
        onDone: {
          target: "coolingOff",
          actions: [withOutput("takeLosses"), "settleAll", withOutput("announceRequest")],
        },
        onError: {
          target: "confirming",
          actions: [withFailure("noteFailure"), "settleRequest"],
        },
      },
    },
    coolingOff: {
      description: "The account is deleted at a known instant, unless the client takes the request back.",
      tags: "waitsForUser",
      on: { "deletion.cancelled": "cancellingDeletion" },
    },
    cancellingDeletion: {
      description: "The service takes the request back.",
      tags: "waitsForServer",
      entry: "intendCancel",
      invoke: {
        id: "cancelAccountDeletion",
        src: "cancelAccountDeletion",
        input: ({ context }) => ({ idempotencyKey: keyOf(context.cancel) }),
        onDone: {
          target: "kept",
          actions: [withOutput("takeLosses"), "announceCancel"],
        },
        onError: {
          target: "coolingOff",
          actions: [withFailure("noteFailure"), "settleCancel"],
        },
      },
    },
    kept: { description: "The account stays.", type: "final", entry: ["settleAll", "forgetFailure"] },
  },
});

export type * from "./types.ts";
