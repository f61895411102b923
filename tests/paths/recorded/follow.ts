import { initialTransition, type AnyMachineSnapshot } from "xstate";
import { failureIn, type RecordedStep, type Recording } from "../../../src/studio/recording.ts";
import { sightOf } from "../machine/expect.ts";
import type { Sight } from "../machine/sight.ts";
import { machines, type WalkedMachine } from "../machines.ts";
import { type AnyPaths, entrancesOf, type Happening, stepsAt, take } from "../walk/steps.ts";

/** How far a recording goes on the machine of today: the paths' steps that it stands for, and where it differs. */
type Followed = { steps: FollowedStep[]; difference: Difference | null };

/** A step of the paths, and that of the recording which it stands for: they count from 1, and 0 is the beginning. */
export type FollowedStep = { name: string; recorded: number };

type Difference = { step: number; recorded: string; today: string[] };

/**
 * Follows a recording on its machine, of which nothing runs. What was struck out of it comes from the machine's paths:
 * of their steps those are taken that lead to what was seen.
 */
export function follow({ machine, began, steps }: Recording): Followed {
  const { paths } = machineOfRecording({ machine });
  const entrances = entrancesOf(paths).flatMap((step): Place[] => {
    if (step.kind !== "entered") return [];
    const [snapshot, actions] = initialTransition(paths.machine, step.input);
    return [{ steps: [{ name: step.name, recorded: 0 }], snapshot, sight: sightOf(paths, snapshot, actions) }];
  });
  const begun = entrances.filter(({ sight }) => sight.state === began.state);
  if (begun.length === 0) return differenceAt(0, `begins in ${began.state}`, entrances, []);
  let places = begun;
  for (const [index, step] of steps.entries()) {
    const next = places.flatMap((place) => placesAfter(paths, place, { step, recorded: index + 1 }));
    const unmoved = mayBeUnseen(step) ? places.filter(({ sight }) => sight.state === step.state) : [];
    const moved = next.filter(({ sight }) => isAsSeen(sight, step));
    const failedSo = moved.filter(({ failure }) => failure === failureOf(step));
    const alike = distinct(paths, [...unmoved, ...(failedSo.length > 0 ? failedSo : moved)]);
    if (alike.length === 0) return differenceAt(index + 1, stepText(step), next, places[0]?.steps ?? []);
    places = alike;
  }
  return { steps: places[0]?.steps ?? [], difference: null };
}

/** @throws Error where it is no more */
export function machineOfRecording({ machine }: Pick<Recording, "machine">): WalkedMachine {
  const known = machines.find(({ paths }) => paths.machine.id === machine);
  if (known === undefined) throw new Error(`There is no machine "${machine}": it was renamed since, or never was.`);
  return known;
}

/** Where a recording may stand: one of the snapshots that look alike so far. */
type Place = { steps: FollowedStep[]; snapshot: AnyMachineSnapshot; sight: Sight };
type PlaceAfter = Place & { failure: string | undefined };

function placesAfter(
  paths: AnyPaths,
  { steps, snapshot }: Place,
  { step: seen, recorded }: { step: RecordedStep; recorded: number },
): PlaceAfter[] {
  return stepsAt(paths, snapshot)
    .filter((step) => isStepOf(step, seen))
    .map((step) => {
      const [next, actions] = take(paths.machine, snapshot, step);
      return {
        steps: [...steps, { name: step.name, recorded }],
        snapshot: next,
        sight: sightOf(paths, next, actions),
        failure: failureOfStep(step, snapshot),
      };
    });
}

function failureOf(step: RecordedStep): string | undefined {
  return step.kind === "answer" ? step.failure : undefined;
}

function failureOfStep(step: Happening, { context }: AnyMachineSnapshot): string | undefined {
  if (step.kind === "event" || "changed" in step.answer) return undefined;
  return failureIn("failed" in step.answer ? { failure: step.answer.failed } : step.answer.done(context));
}

function isStepOf(step: Happening, recorded: RecordedStep): boolean {
  if (step.kind === "event") return recorded.kind === "event" && step.event.type === recorded.type;
  return recorded.kind === "answer" && step.id === recorded.id && recorded.outcome in step.answer;
}

function isAsSeen({ state, facts, calls }: Sight, recorded: RecordedStep): boolean {
  return (
    state === recorded.state &&
    isSame(
      facts.map(({ type }) => type),
      recorded.facts,
    ) &&
    isSame(
      calls.map(({ effect }) => effect),
      recorded.calls,
    )
  );
}

function isSame(now: string[], then: string[] | undefined): boolean {
  return then === undefined || now.join() === then.join();
}

/** What a child tells of itself and leads to nothing, or an event that is not taken, needs no step of the paths. */
function mayBeUnseen({ facts, calls, ...step }: RecordedStep): boolean {
  const isQuiet = !facts?.length && !calls?.length;
  return isQuiet && (step.kind === "event" || step.outcome === "changed");
}

/** Of those that no guard tells apart the first: the one that has taken the fewest steps that were not seen. */
function distinct(paths: AnyPaths, places: Place[]): Place[] {
  const keyOf = ({ snapshot }: Place): string => JSON.stringify(paths.distinguish(snapshot));
  return [...new Map(places.toReversed().map((place) => [keyOf(place), place])).values()].toReversed();
}

function differenceAt(step: number, recorded: string, today: Place[], steps: FollowedStep[]): Followed {
  return { steps, difference: { step, recorded, today: [...new Set(today.map(({ sight }) => sightText(sight)))] } };
}

function sightText({ state, facts, calls }: Sight): string {
  return sightLine(
    state,
    facts.map(({ type }) => type),
    calls.map(({ effect }) => effect),
  );
}

function stepText(step: RecordedStep): string {
  return `${nameOf(step)} → ${sightLine(step.state, step.facts, step.calls)}`;
}

function sightLine(state: string, facts: string[] = [], calls: string[] = []): string {
  return [state, ...facts.map((fact) => `tells ${fact}`), ...calls.map((call) => `calls ${call}`)].join(", ");
}

/** What happened at a recorded step. */
export function nameOf(step: RecordedStep): string {
  if (step.kind === "event") return step.type;
  return [step.id, step.outcome, ...(step.failure === undefined ? [] : [`(${step.failure})`])].join(" ");
}
