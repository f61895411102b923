import { type ReservationStep, reservationSteps } from "../../../domain/addresses.ts";

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
export type Standing = {
  /** The step at which it is shown. */
  step: ReservationStep;
  isWaitingForUser: boolean;
  /** Whether it would follow the client to the step of the address. */
  canFollow: boolean;
};

/** What joins the two: the entry that was come to first, the one dealt with last, the one told of, the step led to. */
export type Joint = {
  enteredKey: string;
  seenKey: string | null;
  toldKey: string | null;
  ledTo: ReservationStep | null;
  /** Whether the client came to this entry by the history, and its address is still to be put right. */
  isArriving: boolean;
};

export type Command =
  /** The process is told that the client went to a step. */
  | { type: "tell"; step: ReservationStep }
  /** The history is gone through by so many entries. */
  | { type: "go"; by: number }
  | { type: "push" | "replace"; step: ReservationStep; before: readonly ReservationStep[] };

export function jointAt(key: string): Joint {
  return { enteredKey: key, seenKey: null, toldKey: null, ledTo: null, isArriving: false };
}

/**
 * Keeps the address and the process in step: where the process goes, the address follows with an entry of the history
 * of its own; where the client goes in the history, the process is told, also while it waits for an answer. A step that
 * stands in the history already is gone back to and not entered twice. Asked again after each command, until there is
 * none.
 */
export function join(joint: Joint, entry: Entry, standing: Standing): { joint: Joint; command: Command | null } {
  return standing.isWaitingForUser ? atRest(joint, entry, standing) : whileWaiting(joint, entry, standing);
}

function whileWaiting(joint: Joint, entry: Entry, { canFollow }: Standing) {
  const hasMoved = entry.key !== (joint.toldKey ?? joint.seenKey ?? joint.enteredKey);
  const isClients = joint.ledTo !== entry.step && !entry.hasTime;
  if (!hasMoved || !isClients || !canFollow) return { joint, command: null };
  return { joint: { ...joint, toldKey: entry.key }, command: { type: "tell", step: entry.step } as const };
}

function atRest(joint: Joint, entry: Entry, { step }: Standing): { joint: Joint; command: Command | null } {
  const hasMoved = joint.seenKey !== entry.key;
  const isTold = joint.toldKey === entry.key;
  const isArriving = hasMoved || joint.isArriving;
  const seen = { ...joint, seenKey: entry.key, toldKey: null, ledTo: null, isArriving };
  if (hasMoved && !isTold && !entry.hasTime && step !== entry.step) {
    return { joint: seen, command: { type: "tell", step: entry.step } };
  }
  if (step === entry.step && !entry.hasQuery) return { joint: { ...seen, isArriving: false }, command: null };
  return { joint: { ...seen, ledTo: step, isArriving: false }, command: show(step, entry, isArriving) };
}

function show(step: ReservationStep, entry: Entry, isArriving: boolean): Command {
  const index = entry.before.lastIndexOf(step);
  if (!isArriving && index !== -1) return { type: "go", by: index - entry.before.length };
  const isPushed = !isArriving && entry.step !== "code" && isLater(step, entry.step);
  if (!isPushed) return { type: "replace", step, before: entry.before };
  return { type: "push", step, before: [...entry.before, entry.step] };
}

/** How the client goes to a step that was passed before. */
export function goingTo(step: ReservationStep, entry: Entry): Command {
  const index = entry.before.lastIndexOf(step);
  if (index !== -1) return { type: "go", by: index - entry.before.length };
  return { type: "push", step, before: [] };
}

/** The steps before an entry, as they lie in its state. */
export function stepsIn(state: unknown): ReservationStep[] {
  const steps = typeof state === "object" && state !== null && "steps" in state ? state.steps : undefined;
  return Array.isArray(steps) ? reservationSteps.filter((step) => steps.includes(step)) : [];
}

function isLater(step: ReservationStep, other: ReservationStep): boolean {
  return reservationSteps.indexOf(step) > reservationSteps.indexOf(other);
}
