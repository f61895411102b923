import type { AccountDeletion } from "../../domain/entities.ts";
import { broken, refused, unreachable, type Paths } from "../kit/paths.ts";
import { accountDeletionMachine } from "./machine.ts";

const losses: AccountDeletion = { futureReservations: 1, reviews: 2, favoriteFirms: 3, bonuses: [], keptGiftCards: 0 };
const requested: AccountDeletion = {
  ...losses,
  requestedAt: "2026-11-20T10:00:00Z",
  deleteAfter: "2026-12-04T10:00:00Z",
};
const tooManyRequests = refused("tooManyRequests", { waitSeconds: 30 });

export const accountDeletionPaths: Paths<typeof accountDeletionMachine> = {
  machine: accountDeletionMachine,
  inputs: { "a client at the deletion": undefined },
  events: {
    "deletion.confirmed: with a password": { type: "deletion.confirmed", password: "correct horse battery" },
    "deletion.confirmed: with another password": { type: "deletion.confirmed", password: "wrong horse battery" },
    "deletion.confirmed: without a password": { type: "deletion.confirmed", password: "" },
    "deletion.cancelled": { type: "deletion.cancelled" },
    "deletion.abandoned": { type: "deletion.abandoned" },
    "retry.requested": { type: "retry.requested" },
  },
  answers: {
    getAccountDeletion: {
      read: { done: () => losses },
      "read, with a request": { done: () => requested },
      signInNeeded: refused("signInNeeded"),
      unreachable,
      broken,
    },
    requestAccountDeletion: {
      requested: { done: () => requested },
      wrongCredentials: refused("wrongCredentials"),
      tooManyRequests,
      unreachable,
      broken,
    },
    cancelAccountDeletion: { cancelled: { done: () => losses }, tooManyRequests, unreachable, broken },
  },
  distinguish: ({ context }) => ({
    isRequested: context.losses?.deleteAfter !== undefined,
    requestUnanswered: context.request !== null,
    cancelUnanswered: context.cancel !== null,
  }),
};
