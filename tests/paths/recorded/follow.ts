import { initialTransition, type AnyMachineSnapshot } from "xstate";
import type { RecordedStep, Recording } from "../../../src/studio/recording.ts";
import { sightOf } from "../machine/expect.ts";
import type { Sight } from "../machine/sight.ts";
import { machines } from "../machines.ts";
import { type AnyPaths, entrancesOf, type Happening, stepsAt, take } from "../walk/steps.ts";

/** How far a recording goes on the machine of today: the paths' steps that it stands for, and where it differs. */
type Followed = { steps: string[]; difference: Difference | null };

/** `step` counts from 1; 0 is the beginning. */
type Difference = { step: number; recorded: string; today: string[] };

/**
 * Follows a recording on its machine, of which nothing runs. What was struck out of it comes from the machine's paths:
 * of their steps those are taken that lead to what was seen.
 */
export function follow({ machine, began, steps }: Recording): Followed {
  const known = machines.find(({ paths }) => paths.machine.id === machine);
  if (known === undefined) throw new Error(`There is no machine "${machine}": it was renamed since, or never was.`);
  const { paths } = known;
  const entrances = entrancesOf(paths).flatMap((step): Place[] => {
    if (step.kind !== "entered") return [];
    const [snapshot, actions] = initialTransition(paths.machine, step.input);
    return [{ steps: [step.name], snapshot, sight: sightOf(paths, snapshot, actions) }];
  });
  const begun = entrances.filter(({ sight }) => sight.state === began.state);
  if (begun.length === 0) return differenceAt(0, `begins in ${began.state}`, entrances, []);
  let places = begun;
  for (const [index, step] of steps.entries()) {
    const next = places.flatMap((place) => placesAfter(paths, place, step));
    const unmoved = mayBeUnseen(step) ? places.filter(({ sight }) => sight.state === step.state) : [];
    const moved = next.filter(({ sight }) => isAsSeen(sight, step));
    const alike = distinct(paths, [...unmoved, ...moved]);
    if (alike.length === 0) return differenceAt(index + 1, sayStep(step), next, places[0]?.steps ?? []);
    places = alike;
  }
  return { steps: places[0]?.steps ?? [], difference: null };
}

/** Where a recording may stand: one of the snapshots that look alike so far. */
type Place = { steps: string[]; snapshot: AnyMachineSnapshot; sight: Sight };

function placesAfter(paths: AnyPaths, { steps, snapshot }: Place, recorded: RecordedStep): Place[] {
  return stepsAt(paths, snapshot)
    .filter((step) => isStepOf(step, recorded))
    .map((step) => {
      const [next, actions] = take(paths.machine, snapshot, step);
      return { steps: [...steps, step.name], snapshot: next, sight: sightOf(paths, next, actions) };
    });
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

/** One of those that no guard tells apart. */
function distinct(paths: AnyPaths, places: Place[]): Place[] {
  const keyOf = ({ snapshot }: Place): string => JSON.stringify(paths.distinguish(snapshot));
  return [...new Map(places.map((place) => [keyOf(place), place])).values()];
}

function differenceAt(step: number, recorded: string, today: Place[], steps: string[]): Followed {
  return { steps, difference: { step, recorded, today: [...new Set(today.map(({ sight }) => saySight(sight)))] } };
}

function saySight({ state, facts, calls }: Sight): string {
  return say(
    state,
    facts.map(({ type }) => type),
    calls.map(({ effect }) => effect),
  );
}

function sayStep(step: RecordedStep): string {
  return `${nameOf(step)} → ${say(step.state, step.facts, step.calls)}`;
}

function say(state: string, facts: string[] = [], calls: string[] = []): string {
  return [state, ...facts.map((fact) => `tells ${fact}`), ...calls.map((call) => `calls ${call}`)].join(", ");
}

/** What happened at a recorded step. */
export function nameOf(step: RecordedStep): string {
  return step.kind === "event" ? step.type : `${step.id} ${step.outcome}`;
}
