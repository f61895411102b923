import {
  isLaterStep,
  isRevisitable,
  needsHold,
  type ReservationStep,
  reservationSteps,
} from "../../../domain/reservation-steps.ts";

/** An entry of the browser's history. */
export type Entry = {
  key: string;
  /** The step of its address. */
  step: ReservationStep;
  /** The steps that lie before it, as this flow has left them there. */
  before: readonly ReservationStep[];
  /** Whether the address asks for a time. */
  hasTime: boolean;
  /** Whether the address says more than the step. */
  hasQuery: boolean;
};

/** How the process stands. */
export type ProcessView = {
  /** The step at which it is shown. */
  step: ReservationStep;
  isWaitingForUser: boolean;
  /** Whether it would follow the client to the step of the address. */
  canFollow: boolean;
};

/** What joins the two: the entry that was come to first, the one dealt with last, the one told of, the step led to. */
export type SyncState = {
  enteredKey: string;
  seenKey: string | null;
  sentKey: string | null;
  ledTo: ReservationStep | null;
  /** Whether the client came to this entry by the history, and its address is still to be put right. */
  isArriving: boolean;
  /** Whether they came back to it. */
  isBack: boolean;
  /** How many steps lie before the entry dealt with last. */
  depth: number;
};

export type Command =
  /** The process is told that the client went to a step. */
  | { type: "send"; step: ReservationStep }
  /** The history is gone through by so many entries. */
  | { type: "go"; by: number }
  | { type: "push" | "replace"; step: ReservationStep; before: readonly ReservationStep[] };

export function startOfSync(key: string): SyncState {
  return { enteredKey: key, seenKey: null, sentKey: null, ledTo: null, isArriving: false, isBack: false, depth: 0 };
}

/**
 * Keeps the address and the process in step: where the process goes, the address follows with an entry of the history
 * of its own; where the client goes in the history, the process is told, also while it waits for an answer. A step that
 * stands in the history already is gone back to and not entered twice; the steps of a hold that is gone are passed by on the
 * way back. Asked again after each command, until there is
 * none.
 */
export function synchronize(
  sync: SyncState,
  entry: Entry,
  process: ProcessView,
): { sync: SyncState; command: Command | null } {
  return process.isWaitingForUser ? atRest(sync, entry, process) : whileWaiting(sync, entry, process);
}

function whileWaiting(sync: SyncState, entry: Entry, { canFollow }: ProcessView) {
  const hasMoved = entry.key !== (sync.sentKey ?? sync.seenKey ?? sync.enteredKey);
  const isClients = sync.ledTo !== entry.step && !entry.hasTime;
  if (!hasMoved || !isClients || !canFollow) return { sync, command: null };
  return { sync: { ...sync, sentKey: entry.key }, command: { type: "send", step: entry.step } as const };
}

function atRest(sync: SyncState, entry: Entry, { step }: ProcessView): { sync: SyncState; command: Command | null } {
  const hasMoved = sync.seenKey !== entry.key;
  const isOnItsWay = !hasMoved && sync.ledTo === step;
  if (isOnItsWay) return { sync, command: null };
  const isSent = sync.sentKey === entry.key;
  // What the process has led to comes here late where the client was faster.
  const isLed = sync.ledTo === entry.step;
  const isArriving = (hasMoved && !isLed) || sync.isArriving;
  const isBack = hasMoved ? entry.before.length < sync.depth : sync.isBack;
  const depth = entry.before.length;
  const seen = { ...sync, seenKey: entry.key, sentKey: null, ledTo: null, isArriving, isBack, depth };
  if (hasMoved && !isLed && !isSent && !entry.hasTime && step !== entry.step) {
    return { sync: seen, command: { type: "send", step: entry.step } };
  }
  if (step === entry.step && !entry.hasQuery) return { sync: { ...seen, isArriving: false }, command: null };
  return { sync: { ...seen, ledTo: step, isArriving: false }, command: show(step, entry, seen) };
}

function show(step: ReservationStep, entry: Entry, { isArriving, isBack }: SyncState): Command {
  const isStale = needsHold(entry.step) && !needsHold(step);
  const beforeHold = entry.before.findLastIndex((passed) => !needsHold(passed) && passed !== step);
  if (isArriving && isBack && isStale && beforeHold !== -1) return { type: "go", by: beforeHold - entry.before.length };
  const index = entry.before.lastIndexOf(step);
  if (!isArriving && index !== -1) return { type: "go", by: index - entry.before.length };
  const isPushed = !isArriving && isRevisitable(entry.step) && isLaterStep(step, entry.step);
  if (!isPushed) return { type: "replace", step, before: entry.before };
  return { type: "push", step, before: [...entry.before, entry.step] };
}

/** How the client goes to a step that was passed before. */
export function goingTo(step: ReservationStep, entry: Entry): Command {
  const index = entry.before.lastIndexOf(step);
  if (index !== -1) return { type: "go", by: index - entry.before.length };
  return { type: "push", step, before: [] };
}

/** How the client goes to change something at an earlier step: Back leads to where they have come from, changed or not. */
export function goingToChange(step: ReservationStep, entry: Entry): Command {
  return { type: "push", step, before: [...entry.before, entry.step] };
}

/** The steps before an entry, as they lie in its state. */
export function stepsIn(state: unknown): ReservationStep[] {
  const steps = typeof state === "object" && state !== null && "steps" in state ? state.steps : undefined;
  return Array.isArray(steps)
    ? steps.flatMap((step: unknown) => reservationSteps.find((known) => known === step) ?? [])
    : [];
}
