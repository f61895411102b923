import { assign, setup } from "xstate";
import type { Preview } from "../../domain/entities.ts";
import type { Failure } from "../../domain/failure.ts";
import { effect } from "../kit/effect.ts";
import { intentAfter, intentTo } from "../kit/intent.ts";
import { required } from "../kit/required.ts";
import { deadlineOf, isGone, isPastHold, meantBy, nextQuestionAfter, restoreInput } from "./rules.ts";
import type {
  ExtendHoldInput,
  GetReservationInput,
  Held,
  HoldTimeInput,
  PreviewReservationInput,
  ReadReservation,
  TimeHoldContext,
  TimeHoldEvent,
  TimeHoldInput,
  TimeHoldOutput,
} from "./types.ts";

/** What holding a time is made of: its words, its effects, its rules. The process itself is in machine.ts. */
export const timeHoldSetup = setup({
  types: {
    input: {} as TimeHoldInput,
    context: {} as TimeHoldContext,
    events: {} as TimeHoldEvent,
    output: {} as TimeHoldOutput,
    tags: {} as "waitsForUser" | "waitsForServer",
  },
  actors: {
    previewReservation: effect<Preview, PreviewReservationInput>("previewReservation"),
    createReservation: effect<ReadReservation, HoldTimeInput>("createReservation"),
    getReservation: effect<ReadReservation, GetReservationInput>("getReservation"),
    extendHold: effect<ReadReservation, ExtendHoldInput>("extendHold"),
    waitUntil: effect<number, { at: number }>("waitUntil"),
  },
  guards: {
    isKept: ({ context }) => context.held !== null,
    isRestored: ({ context }) => context.input.kind === "restore",
    isChecked: ({ context }) => context.input.kind === "take" && context.input.isChecked,
    isHeld: (_, { hold }: ReadReservation) => hold !== null,
    isExtendable: ({ context }) => required(context.held, "a hold").reservation.isHoldExtendable === true,
    isPastHold: (_, { reservation }: ReadReservation) => isPastHold(reservation),
    isGone: (_, { failure }: { failure: Failure }) => isGone(failure),
  },
  actions: {
    intend: assign(({ context }) => ({ failure: null, intent: intentTo(meantBy(context.input), context.intent) })),
    takeHeld: assign((_, { hold, ...read }: ReadReservation) => ({
      ...(hold && heldFrom({ ...read, hold })),
      intent: null,
      failure: null,
    })),
    intendExtension: assign(({ context }) => ({
      failure: null,
      extending: intentTo(restoreInput(context).reservationId, context.extending),
    })),
    settleExtension: assign({ extending: null }),
    failExtension: assign(({ context: { extending } }, { failure }: { failure: Failure }) => ({
      failure,
      extending: intentAfter(failure, extending),
    })),
    putOffNextQuestion: assign((_, now: number) => ({ askAt: nextQuestionAfter(now) })),
    noteFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    fail: assign(({ context: { intent } }, { failure }: { failure: Failure }) => ({
      outcome: { kind: "failed", failure, intent: intentAfter(failure, intent) } as const,
    })),
    settle: assign((_, { reservation }: ReadReservation) => ({ outcome: { kind: "settled", reservation } as const })),
    lose: assign({ outcome: { kind: "lost" } }),
  },
});

function heldFrom(held: Held): Pick<TimeHoldContext, "held" | "askAt"> {
  return { held, askAt: deadlineOf(held) };
}

/** The start: what is known to be held, and the intent whose outcome is not. */
export function contextFrom(input: TimeHoldInput): TimeHoldContext {
  const kept = input.kind === "keep" ? heldFrom(input.held) : { held: null, askAt: 0 };
  const intent = input.kind === "take" ? input.intent : null;
  return { input, ...kept, intent, extending: null, failure: null, outcome: null };
}
