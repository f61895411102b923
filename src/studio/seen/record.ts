import { failureIn, type RecordedStep, type Recording, recordingHead, subjectOf } from "../recording.ts";
import { type FromPage, lifeEvents, type Observation } from "../wire.ts";
import type { SeenActor } from "./seen.ts";

type Of<Kind extends Observation["kind"]> = Extract<Observation, { kind: Kind }>;

/** What was done to a process and what became of it, as a file; undefined where its beginning was not received. */
export function recordingOf(log: readonly FromPage[], { page, actor }: SeenActor): Recording | undefined {
  const own = log.filter((one) => one.page === page && "actor" in one.observation && one.observation.actor === actor);
  const [first] = own;
  if (first?.observation.kind !== "began") return undefined;
  const { machine, address, state, context } = first.observation;
  const starts = own.flatMap(({ observation }, index) => (observation.kind === "event" ? [index] : []));
  const groups = starts.map((start, index) => own.slice(start, starts[index + 1]));
  return {
    ...recordingHead,
    madeAt: new Date(first.at).toISOString(),
    machine,
    entrance: address,
    subject: subjectOf(contextsOf(log, first)),
    began: { state, context },
    steps: groups.flatMap((group) => stepOf(untilStop(group), first.at)),
  };
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
  const calls = group.flatMap(({ observation }) => (observation.kind === "called" ? [observation.effect] : []));
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
