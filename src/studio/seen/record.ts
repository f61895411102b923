import type { Faults } from "../faults/faults.ts";
import {
  failureIn,
  faultsOf,
  type RecordedProcess,
  type RecordedStep,
  type Recording,
  recordingHead,
  subjectOf,
} from "../recording.ts";
import { type FromPage, lifeEvents, type Observation } from "../wire.ts";
import type { SeenActor } from "./seen.ts";

type Of<Kind extends Observation["kind"]> = Extract<Observation, { kind: Kind }>;
/** A process in one page: it is another actor there when the page was loaded again. */
type ActorOfPage = Pick<SeenActor, "page" | "actor">;
/** What was told of a process in one page, from its beginning there. */
type Part = ActorOfPage & { first: FromPage; began: Of<"began">; own: FromPage[] };

/**
 * What was done to a process and what became of it, as a file: to the outermost that has it invoked, with all that this one invoked, from
 * before its page was loaded again; undefined where its beginning was not received.
 */
export function recordingOf(log: readonly FromPage[], actor: ActorOfPage): Recording | undefined {
  const parts = partsOf(log, outermost(log, actor));
  if (parts[0] === undefined) return undefined;
  return { ...recordingHead, ...processIn(log, parts, parts[0]), children: childrenOf(log, parts) };
}

/** The process that is invoked by none, of which this one is a part. */
function outermost(log: readonly FromPage[], { page, actor }: ActorOfPage): ActorOfPage {
  const parent = beginningOf(log, { page, actor })?.began.parent ?? null;
  return parent === null ? { page, actor } : outermost(log, { page, actor: parent });
}

function childrenOf(log: readonly FromPage[], parts: readonly Part[]): RecordedProcess[] {
  return log.flatMap(({ page, observation }) => {
    if (observation.kind !== "began" || observation.parent === null) return [];
    const { actor } = outermost(log, { page, actor: observation.actor });
    const isOf = parts.some((part) => part.page === page && part.actor === actor);
    const child = isOf ? partOf(log, { page, actor: observation.actor }) : undefined;
    return child === undefined ? [] : [processIn(log, [child], child)];
  });
}

/** The process in every page that its tab was, the first one first. */
function partsOf(log: readonly FromPage[], actor: ActorOfPage): Part[] {
  const part = partOf(log, actor);
  if (part === undefined) return [];
  const before = partBefore(log, part);
  const earlier = before === undefined ? [] : partsOf(log, before);
  return [...earlier, part];
}

function partBefore(log: readonly FromPage[], { page, began, actor }: Part): ActorOfPage | undefined {
  const opened = log.find((one) => one.page === page && one.observation.kind === "opened")?.observation;
  const isSame = (one: FromPage["observation"]): one is Of<"began"> =>
    one.kind === "began" && one.parent === null && one.machine === began.machine;
  const first = log.find((one) => one.page === page && isSame(one.observation))?.observation;
  if (opened?.kind !== "opened" || first === undefined || !isSame(first) || first.actor !== actor) return undefined;
  const last = log.findLast((one) => one.page === opened.after && isSame(one.observation));
  if (last === undefined || !isSame(last.observation)) return undefined;
  const before = { page: last.page, actor: last.observation.actor };
  return partOf(log, before)?.own.at(-1)?.observation.kind === "ended" ? undefined : before;
}

function partOf(log: readonly FromPage[], { page, actor }: ActorOfPage): Part | undefined {
  const beginning = beginningOf(log, { page, actor });
  if (beginning === undefined) return undefined;
  const own = log.filter((one) => one.page === page && "actor" in one.observation && one.observation.actor === actor);
  return { page, actor, own, ...beginning };
}

function beginningOf(
  log: readonly FromPage[],
  { page, actor }: ActorOfPage,
): Pick<Part, "first" | "began"> | undefined {
  for (const first of log) {
    const { observation } = first;
    if (first.page === page && observation.kind === "began" && observation.actor === actor)
      return { first, began: observation };
  }
  return undefined;
}

function processIn(log: readonly FromPage[], parts: readonly Part[], beginning: Part): RecordedProcess {
  const { first } = beginning;
  const { machine, address, state, context } = beginning.began;
  return {
    madeAt: new Date(first.at).toISOString(),
    machine,
    entrance: address,
    subject: subjectOf(contextsOf(log, first)),
    began: { state, context, faults: faultsBefore(log, first), calls: callsAtOnce(beginning) },
    steps: stepsIn(log, parts, first),
  };
}

/** What happened to a process and, where it is the outermost, to its page, in the order in which it was told. */
function stepsIn(log: readonly FromPage[], parts: readonly Part[], beginning: FromPage): RecordedStep[] {
  const happened = new Map(parts.flatMap((part) => happeningsOf(part, beginning.at)));
  const steps: RecordedStep[] = [];
  let faults = faultsBefore(log, beginning);
  const breakBy = (wanted: Faults | null, seen: { at: number; state: string }) => {
    if (JSON.stringify(wanted) !== JSON.stringify(faults)) steps.push({ kind: "faults", faults: wanted, ...seen });
    faults = wanted;
  };
  for (const part of parts) {
    const { began } = part;
    const stateNow = () => steps.at(-1)?.state ?? began.state;
    if (part.first !== beginning) {
      const at = part.first.at - beginning.at;
      breakBy(faultsBefore(log, part.first), { at, state: stateNow() });
      steps.push({ kind: "reload", at, address: began.address, state: began.state, calls: callsAtOnce(part) });
    }
    for (const entry of lifeOf(log, part)) {
      const { observation } = entry;
      const seen = { at: entry.at - beginning.at, state: stateNow() };
      const step = happened.get(entry);
      if (step !== undefined) steps.push(step);
      if (began.parent !== null) continue;
      if (observation.kind === "broken") breakBy(faultsOf(observation.faults), seen);
      if (observation.kind === "went") steps.push({ ...observation, ...seen });
    }
  }
  return steps;
}

/** What its page told from its beginning on, until it was over and the page was about something else. */
function lifeOf(log: readonly FromPage[], { page, first, own }: Part): FromPage[] {
  const told = log.slice(log.indexOf(first) + 1).filter((one) => one.page === page);
  const last = own.at(-1);
  if (last?.observation.kind !== "ended") return told;
  const isElse = ({ observation }: FromPage) =>
    (observation.kind === "began" && observation.parent === null) ||
    (observation.kind === "went" && observation.by !== 0);
  const end = told.findIndex((one, index) => index > told.indexOf(last) && isElse(one));
  return end === -1 ? told : told.slice(0, end);
}

/** What goes wrong on purpose in a page by then. */
function faultsBefore(log: readonly FromPage[], { page, number }: FromPage): Faults | null {
  const told = log.findLast((one) => one.page === page && one.number < number && one.observation.kind === "broken");
  return told?.observation.kind === "broken" ? faultsOf(told.observation.faults) : null;
}

/** The steps of its machine, each with what it was told first of it. */
function happeningsOf({ own }: Part, begunAt: number): [FromPage, RecordedStep][] {
  const starts = own.flatMap(({ observation }, index) => (observation.kind === "event" ? [index] : []));
  return starts.flatMap((start, index) => {
    const group = own.slice(start, starts[index + 1]);
    const [first] = group;
    return first === undefined
      ? []
      : stepOf(untilStop(group), begunAt).map((step): [FromPage, RecordedStep] => [first, step]);
  });
}

/** What a process called in a page as soon as it began there. */
function callsAtOnce({ own }: Part): string[] {
  const next = own.findIndex(({ observation }) => observation.kind === "event");
  return callsIn(untilStop(next === -1 ? own : own.slice(0, next)));
}

function callsIn(group: readonly FromPage[]): string[] {
  return group.flatMap(({ observation }) => (observation.kind === "called" ? [observation.effect] : []));
}

/** What is observed between a stop and the next step is of no step, though calls are made once more where it goes on. */
function untilStop(group: readonly FromPage[]): readonly FromPage[] {
  const stop = group.findIndex(
    ({ observation }) => observation.kind === "moved" && observation.type === lifeEvents.stop,
  );
  return stop === -1 ? group : group.slice(0, stop);
}

function stepOf(group: readonly FromPage[], begunAt: number): RecordedStep[] {
  const [first] = group;
  const moved = group
    .map(({ observation }) => observation)
    .findLast((observation): observation is Of<"moved"> => observation.kind === "moved");
  if (first?.observation.kind !== "event" || moved === undefined) return [];
  const { type, content } = first.observation;
  const facts = group.flatMap(({ observation }) => (observation.kind === "fact" ? [observation.type] : []));
  const calls = callsIn(group);
  const seen = { at: first.at - begunAt, content, state: moved.state, facts, calls };
  const [, kind, id] = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.+)$/.exec(type) ?? [];
  if (kind === undefined || id === undefined) return [{ kind: "event", type, ...seen }];
  const outcome = ({ "done.actor": "done", "error.actor": "failed" } as const)[kind] ?? "changed";
  const isNothing = outcome === "changed" && moved.changes.length + moved.transitions.length + facts.length === 0;
  const failure = failureIn(content);
  return isNothing ? [] : [{ kind: "answer", id, outcome, ...(failure && { failure }), ...seen }];
}

/** What a process and those that it is invoked by knew when each began, the outermost first. */
function contextsOf(log: readonly FromPage[], { page, observation }: FromPage): unknown[] {
  if (observation.kind !== "began") return [];
  const parent = log.find(
    (one) => one.page === page && one.observation.kind === "began" && one.observation.actor === observation.parent,
  );
  return [...(parent === undefined ? [] : contextsOf(log, parent)), observation.context];
}
