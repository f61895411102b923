import { pathOf, statesOf } from "../../../machines/kit/chart.ts";
import { explore, type Move } from "./explore.ts";
import { entrancesOf, type AnyPaths, type Step } from "./steps.ts";

/** A numbered walk through a machine, from a way in to the transition, or the two, that it is about. */
export type Path = { number: number; name: string; steps: Step[]; moves: string[] };

/** Each transition: a state, what happens there, and the state that follows, with the shortest way to it. */
export function transitionsOf(paths: AnyPaths): Path[] {
  return numbered(
    paths,
    explore(paths).map((move) => [move]),
  );
}

/** Each pair of transitions that can follow one another, with the shortest way to it. */
export function pairsOf(paths: AnyPaths): Path[] {
  const moves = explore(paths);
  const leaving = new Map<string, Move[]>();
  for (const move of moves) if (move.from) leaving.set(move.from.key, [...(leaving.get(move.from.key) ?? []), move]);
  return numbered(
    paths,
    moves.flatMap((first) => (leaving.get(first.to.key) ?? []).map((second) => [first, second])),
  );
}

/** "choosing.choosingTime —slot.picked→ holdingTime"; a way in starts from nothing. */
export function moveName({ from, step, to }: Move): string {
  return `${from?.state ?? "○"} —${step.name}→ ${to.state}`;
}

/** The shortest walk of each name, in the order of the machine's file, so that numbers stay as long as it does. */
function numbered(paths: AnyPaths, walks: Move[][]): Path[] {
  const shortest = new Map<string, Move[]>();
  for (const walk of walks) {
    const name = walkName(walk);
    const known = shortest.get(name);
    if (!known || lengthOf(walk) < lengthOf(known)) shortest.set(name, walk);
  }
  const rank = ranking(paths);
  return [...shortest]
    .toSorted(([, one], [, other]) => compare(one.flatMap(rank), other.flatMap(rank)))
    .map(([name, walk], index) => ({
      number: index + 1,
      name,
      steps: [...(walk[0]?.from?.way ?? []), ...walk.map(({ step }) => step)],
      moves: walk.map(moveName),
    }));
}

function walkName([first, ...rest]: Move[]): string {
  return [first ? moveName(first) : "", ...rest.map(({ step, to }) => ` —${step.name}→ ${to.state}`)].join("");
}

function lengthOf([first]: Move[]): number {
  return first?.from?.way.length ?? 0;
}

function ranking(paths: AnyPaths): (move: Move) => number[] {
  const states = statesOf(paths.machine).map(pathOf);
  const answers = Object.entries(paths.answers).flatMap(([id, outcomes]) =>
    Object.keys(outcomes).map((outcome) => `${id}: ${outcome}`),
  );
  const steps = [...entrancesOf(paths).map(({ name }) => name), ...Object.keys(paths.events), ...answers];
  return ({ from, step, to }) => [
    from ? states.indexOf(from.state) : -1,
    steps.indexOf(step.name),
    states.indexOf(to.state),
  ];
}

function compare(one: number[], other: number[]): number {
  const difference = one.map((value, index) => value - (other[index] ?? 0)).find((value) => value !== 0);
  return difference ?? 0;
}
