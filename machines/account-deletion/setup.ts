import { assign, emit, setup } from "xstate";
import type { AccountDeletion } from "../../domain/entities.ts";
import type { Failure } from "../../domain/failure.ts";
import { effect } from "../kit/effect.ts";
import { intentAfter, intentTo } from "../kit/intent.ts";
import type {
  CancelAccountDeletionInput,
  DeletionContext,
  DeletionEvent,
  DeletionFact,
  RequestAccountDeletionInput,
} from "./types.ts";

/** What the deletion of an account is made of: its words, its effects, its rules. The process itself is in machine.ts. */
export const accountDeletionSetup = setup({
  types: {
    context: {} as DeletionContext,
    events: {} as DeletionEvent,
    emitted: {} as DeletionFact,
    tags: {} as "waitsForUser" | "waitsForServer",
  },
  actors: {
    getAccountDeletion: effect<AccountDeletion, undefined>("getAccountDeletion"),
    requestAccountDeletion: effect<AccountDeletion, RequestAccountDeletionInput>("requestAccountDeletion"),
    cancelAccountDeletion: effect<AccountDeletion, CancelAccountDeletionInput>("cancelAccountDeletion"),
  },
  guards: {
    isRequested: (_, { deleteAfter }: AccountDeletion) => deleteAfter !== undefined,
    hasPassword: (_, { password }: { password: string }) => password !== "",
  },
  actions: {
    takeLosses: assign((_, losses: AccountDeletion) => ({ losses, failure: null })),
    takePassword: assign((_, { password }: { password: string }) => ({ password })),
    notePasswordMissing: assign({ failure: { kind: "passwordMissing" } }),
    forgetPassword: assign({ password: "" }),
    intendRequest: assign(({ context: { password, request } }) => ({
      failure: null,
      request: intentTo({ password }, request),
    })),
    settleRequest: assign(({ context }) => ({ request: intentAfter(context.failure, context.request) })),
    intendCancel: assign(({ context }) => ({ failure: null, cancel: intentTo("cancel", context.cancel) })),
    settleCancel: assign(({ context }) => ({ cancel: intentAfter(context.failure, context.cancel) })),
    settleAll: assign({ request: null, cancel: null }),
    noteFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    announceRequest: emit((_, { deleteAfter }: AccountDeletion): DeletionFact => ({
      type: "deletion.requested",
      deleteAfter: deleteAfter ?? null,
    })),
    announceCancel: emit({ type: "deletion.cancelled" }),
  },
});
