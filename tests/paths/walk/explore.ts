import { initialTransition, type AnyMachineSnapshot, type Snapshot } from "xstate";
import { getAdjacencyMap } from "xstate/graph";
import { stateName } from "../../../machines/kit/chart.ts";
import { entrancesOf, eventOf, openInvokes, stepsAt, take, type AnyPaths, type Step } from "./steps.ts";

/** A snapshot that differs from all others by its state or by what guards ask about, and the shortest way to it. */
export type Place = { key: string; state: string; snapshot: AnyMachineSnapshot; way: Step[] };

/** A step that the machine takes. `from` is null for a way in. */
export type Move = { from: Place | null; step: Step; to: Place };

/** Where a walk is: in the machine, or still outside of it, where each way in is a step. */
type Visited = Snapshot<unknown> & { inside: AnyMachineSnapshot | null };
type Chosen = { type: string; step: Step };

let explored = new WeakMap<AnyPaths, Move[]>();

/** Has every machine explored again: it may do otherwise than before. */
export function forgetMoves(): void {
  explored = new WeakMap();
}

/** Every place that the machine can come to, and every move between them; breadth first, so ways are shortest. */
export function explore(paths: AnyPaths): Move[] {
  const moves = explored.get(paths) ?? movesOf(paths);
  explored.set(paths, moves);
  return moves;
}

function movesOf(paths: AnyPaths): Move[] {
  const places = new Map<string, Place>();
  return Object.entries(adjacencyOf(paths)).flatMap(([fromKey, { transitions }]) => {
    const from = places.get(fromKey) ?? null;
    const taken = Object.values<{ event: Chosen; state: Visited }>(transitions);
    return taken.map(({ event: { step }, state: { inside: snapshot } }): Move => {
      if (!snapshot) throw new Error(`${paths.machine.id} is left at ${step.name}.`);
      const key = keyOf(paths, snapshot);
      const way = [...(from?.way ?? []), step];
      const to = places.get(key) ?? { key, state: stateName(snapshot.value), snapshot, way };
      places.set(key, to);
      return { from, step, to };
    });
  });
}

function adjacencyOf(paths: AnyPaths) {
  const { machine } = paths;
  const visit = (inside: Visited["inside"]): Visited => ({
    status: "active",
    output: undefined,
    error: undefined,
    inside,
  });
  const visitNext = ({ inside }: Visited, { step }: Chosen): Visited => {
    if (step.kind === "entered") return visit(initialTransition(machine, step.input)[0]);
    return visit(inside && take(machine, inside, step)[0]);
  };
  const logic = {
    transition: visitNext,
    getInitialSnapshot: () => visit(null),
    getPersistedSnapshot: () => visit(null),
  };
  return getAdjacencyMap<Visited, Chosen, never>(logic, {
    fromState: visit(null),
    events: ({ inside }) =>
      (inside ? stepsAt(paths, inside) : entrancesOf(paths)).map((step) => ({ type: step.name, step })),
    filterEvents: ({ inside }, { step }) =>
      !inside || step.kind === "entered" || machine.getTransitionData(inside, eventOf(step, inside)).length > 0,
    serializeState: ({ inside }) => (inside ? keyOf(paths, inside) : ""),
    serializeEvent: ({ type }) => type,
  });
}

function keyOf(paths: AnyPaths, snapshot: AnyMachineSnapshot): string {
  return `${stateName(snapshot.value)} ${JSON.stringify([paths.distinguish(snapshot), openInvokes(snapshot)])}`;
}
