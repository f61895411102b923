/** The steps of a flow, in the order they are walked. */
export type Steps<Step extends string> = {
  names: readonly Step[];
  /** Whether a step that was passed stays in the history, to be gone back to. */
  isRevisitable: (step: Step) => boolean;
  /** Whether a step is walked only while something is had that can be lost, as a held time. */
  canBeLost: (step: Step) => boolean;
};

/** An entry of the browser's history. */
export type Entry<Step> = {
  key: string;
  /** The step of its address; null where it names none. */
  step: Step | null;
  /** The steps that lie before it, as this flow has left them there. */
  before: readonly Step[];
  /** Whether the address asks for more than to be at its step, as for a time: it is not the client's going back. */
  asksMore: boolean;
  /** Whether the address has more than the step, which is taken out of it. */
  hasQuery: boolean;
};

/** How the process stands. */
export type ProcessView<Step> = {
  /** The step at which it waits for the client; null while it waits for something else. */
  step: Step | null;
  /** Whether it would follow the client to the step of the address. */
  canFollow: boolean;
};

/** What joins the two: the entry that was come to first, the one dealt with last, the one told of, the step led to. */
export type SyncState<Step> = {
  enteredKey: string;
  seenKey: string | null;
  sentKey: string | null;
  ledTo: Step | null;
  /** Whether the client came to this entry by the history, and its address is still to be put right. */
  isArriving: boolean;
  /** Whether they came back to it. */
  isBack: boolean;
  /** How many steps lie before the entry dealt with last. */
  depth: number;
};

export type Command<Step> =
  /** The process is told that the client went to a step. */
  | { type: "send"; step: Step }
  /** The history is gone through by so many entries. */
  | { type: "go"; by: number }
  | { type: "push" | "replace"; step: Step; before: readonly Step[] };

export function startOfSync<Step>(key: string): SyncState<Step> {
  return { enteredKey: key, seenKey: null, sentKey: null, ledTo: null, isArriving: false, isBack: false, depth: 0 };
}

type Synced<Step> = { sync: SyncState<Step>; command: Command<Step> | null };

/**
 * Keeps the address and the process in step: where the process goes, the address follows with an entry of the history
 * of its own; where the client goes in the history, the process is told, also while it waits for an answer. An address to
 * which the process does not come is put right in its place. A step that stands in the history already is gone back to
 * and not entered twice; steps that were lost are passed by on the way back. Asked again after each command, until there
 * is none.
 */
export function synchronize<Step extends string>(
  steps: Steps<Step>,
  sync: SyncState<Step>,
  entry: Entry<Step>,
  { step, canFollow }: ProcessView<Step>,
): Synced<Step> {
  return step === null ? whileWaiting(sync, entry, canFollow) : atRest(steps, sync, entry, step);
}

function whileWaiting<Step>(sync: SyncState<Step>, entry: Entry<Step>, canFollow: boolean): Synced<Step> {
  const hasMoved = entry.key !== (sync.sentKey ?? sync.seenKey ?? sync.enteredKey);
  const isClients = sync.ledTo !== entry.step && !entry.asksMore;
  if (entry.step === null || !hasMoved || !isClients || !canFollow) return { sync, command: null };
  return { sync: { ...sync, sentKey: entry.key }, command: { type: "send", step: entry.step } };
}

function atRest<Step extends string>(
  steps: Steps<Step>,
  sync: SyncState<Step>,
  entry: Entry<Step>,
  step: Step,
): Synced<Step> {
  const hasMoved = sync.seenKey !== entry.key;
  const isOnItsWay = !hasMoved && sync.ledTo === step;
  if (isOnItsWay) return { sync, command: null };
  const isSent = sync.sentKey === entry.key;
  // What the process has led to comes here late where the client was faster.
  const isLed = sync.ledTo !== null && sync.ledTo === entry.step;
  const isArriving = (hasMoved && !isLed) || sync.isArriving;
  const isBack = hasMoved ? entry.before.length < sync.depth : sync.isBack;
  const depth = entry.before.length;
  const seen = { ...sync, seenKey: entry.key, sentKey: null, ledTo: null, isArriving, isBack, depth };
  const isClients = hasMoved && !isLed && !isSent && !entry.asksMore;
  if (isClients && entry.step !== null && step !== entry.step) {
    return { sync: seen, command: { type: "send", step: entry.step } };
  }
  if (step === entry.step && !entry.hasQuery) return { sync: { ...seen, isArriving: false }, command: null };
  return { sync: { ...seen, ledTo: step, isArriving: false }, command: show(steps, step, entry, seen) };
}

function show<Step extends string>(
  { names, isRevisitable, canBeLost }: Steps<Step>,
  step: Step,
  entry: Entry<Step>,
  { isArriving, isBack }: SyncState<Step>,
): Command<Step> {
  const isLost = entry.step !== null && canBeLost(entry.step) && !canBeLost(step);
  const beforeLoss = entry.before.findLastIndex((passed) => !canBeLost(passed) && passed !== step);
  if (isArriving && isBack && isLost && beforeLoss !== -1) return { type: "go", by: beforeLoss - entry.before.length };
  const index = entry.before.lastIndexOf(step);
  if (!isArriving && index !== -1) return { type: "go", by: index - entry.before.length };
  const isOn = entry.step !== null && isRevisitable(entry.step) && names.indexOf(step) > names.indexOf(entry.step);
  if (isArriving || !isOn) return { type: "replace", step, before: entry.before };
  return { type: "push", step, before: passedAt(entry) };
}

/** How the client goes to a step that was passed before. */
export function goingTo<Step>(step: Step, entry: Entry<Step>): Command<Step> {
  const index = entry.before.lastIndexOf(step);
  if (index !== -1) return { type: "go", by: index - entry.before.length };
  return { type: "push", step, before: [] };
}

/** How the client goes to change something at an earlier step: Back leads to where they have come from, changed or not. */
export function goingToChange<Step>(step: Step, entry: Entry<Step>): Command<Step> {
  return { type: "push", step, before: passedAt(entry) };
}

function passedAt<Step>({ before, step }: Entry<Step>): readonly Step[] {
  return step === null ? before : [...before, step];
}

/** The steps before an entry, as they lie in its state. */
export function stepsIn<Step extends string>(names: readonly Step[], state: unknown): Step[] {
  const steps = typeof state === "object" && state !== null && "steps" in state ? state.steps : undefined;
  return Array.isArray(steps) ? steps.flatMap((step: unknown) => names.find((known) => known === step) ?? []) : [];
}
