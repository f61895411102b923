import { initialTransition, transition, type AnyMachineSnapshot } from "xstate";
import { stateName } from "./state-name.ts";
import { entrancesOf, eventOf, stepsAt, type AnyPaths, type Step } from "./steps.ts";

/** A snapshot that differs from all others by its state or by what guards ask about, and the shortest way to it. */
export type Place = { key: string; state: string; snapshot: AnyMachineSnapshot; way: Step[] };

/** A step that the machine takes. `from` is null for a way in. */
export type Move = { from: Place | null; step: Step; to: Place };

const explored = new WeakMap<AnyPaths, Move[]>();

/** Every place that the machine can come to, and every move between them; breadth first, so ways are shortest. */
export function explore(paths: AnyPaths): Move[] {
  const moves = explored.get(paths) ?? exploreOnce(paths);
  explored.set(paths, moves);
  return moves;
}

function exploreOnce(paths: AnyPaths): Move[] {
  const places = new Map<string, Place>();
  const moves: Move[] = [];
  const queue: Place[] = [];
  const arrive = (from: Place | null, step: Step, snapshot: AnyMachineSnapshot): void => {
    const state = stateName(snapshot.value);
    const key = `${state} ${JSON.stringify(paths.distinguish(snapshot))}`;
    const known = places.get(key);
    const to = known ?? { key, state, snapshot, way: [...(from?.way ?? []), step] };
    moves.push({ from, step, to });
    if (known) return;
    places.set(key, to);
    queue.push(to);
  };
  for (const step of entrancesOf(paths)) {
    if (step.kind === "entered") arrive(null, step, initialTransition(paths.machine, step.input)[0]);
  }
  for (let place = queue.shift(); place; place = queue.shift()) {
    for (const step of stepsAt(paths, place.snapshot)) {
      const after = take(paths, place, step);
      if (after) arrive(place, step, after);
    }
  }
  return moves;
}

/** The snapshot after the step, or null where the machine takes no notice of it. */
function take({ machine }: AnyPaths, { snapshot, way }: Place, step: Step): AnyMachineSnapshot | null {
  if (step.kind === "entered") return null;
  const event = eventOf(step, snapshot);
  try {
    return machine.getTransitionData(snapshot, event).length > 0 ? transition(machine, snapshot, event)[0] : null;
  } catch (error) {
    const steps = [...way, step].map(({ name }) => name).join(", ");
    throw new Error(`${machine.id} throws after: ${steps}`, { cause: error });
  }
}
