import { initialTransition, type AnyMachineSnapshot } from "xstate";
import {
  failureIn,
  type RecordedHappening,
  type RecordedProcess,
  type RecordedStep,
} from "../../../src/studio/recording.ts";
import { wordsOfFaults } from "../../../src/studio/faults/words.ts";
import { observedAfter } from "../machine/expect.ts";
import type { ObservedStep } from "../machine/observed-step.ts";
import { machines, type WalkedMachine } from "../machines.ts";
import { restorationsOf } from "../restored.ts";
import { type AnyPaths, entrancesOf, type Happening, stepsAt, take } from "../walk/steps.ts";

/** How far a recording goes on the machine of today: the paths' steps that it stands for, and where it differs. */
type Followed = { steps: FollowedStep[]; difference: Difference | null };

/**
 * A step of the paths, and that of the recording which it stands for: they count from 1, and 0 is the beginning. That of a reload is the
 * way in by which the machine is entered again.
 */
export type FollowedStep = { name: string; recorded: number; isReload?: true };

export type Difference = { step: number; recorded: string; today: string[] };

/**
 * Follows a recording on its machine, of which nothing runs. What was struck out of it comes from the machine's paths:
 * of their steps those are taken that lead to what was seen.
 */
export function follow({ machine, began, steps }: RecordedProcess): Followed {
  const walked = machineOfRecording({ machine });
  const { paths } = walked;
  const entrances = entrancesInto(paths, [], { recorded: 0 });
  const begun = entrances.filter(({ observed }) => isEnteredSo(observed, began));
  if (begun.length === 0) return differenceAt(0, `begins in ${stepLine(began.state, [], began.calls)}`, entrances, []);
  let places = begun;
  for (const [index, step] of steps.entries()) {
    const recorded = index + 1;
    const { alike, today } = placesFrom(walked, places, { step, recorded });
    if (alike.length === 0) return differenceAt(recorded, stepText(step), today, places[0]?.steps ?? []);
    places = alike;
  }
  return { steps: places[0]?.steps ?? [], difference: null };
}

/** The places that a step leads to as it was seen, and all that it leads to today. */
function placesFrom(walked: WalkedMachine, places: Place[], at: { step: RecordedStep; recorded: number }): After {
  const { step, recorded } = at;
  const { paths } = walked;
  switch (step.kind) {
    // The machine hears of neither: what follows from them are steps of their own.
    case "faults":
    case "went":
      return { alike: places.filter(({ observed }) => observed.state === step.state), today: places };
    case "reload": {
      const today = places.flatMap((place) => comingBack(walked, place, recorded));
      return {
        alike: distinct(
          paths,
          today.filter(({ observed }) => isEnteredSo(observed, step)),
        ),
        today,
      };
    }
    case "event":
    case "answer": {
      const today = places.flatMap((place) => placesAfter(paths, place, { step, recorded }));
      const unmoved = mayBeUnseen(step, paths) ? places.filter(({ observed }) => observed.state === step.state) : [];
      const moved = today.filter(({ observed }) => isAsSeen(observed, step));
      const failedSo = moved.filter(({ failure }) => failure === failureOf(step));
      return { alike: distinct(paths, [...unmoved, ...(failedSo.length > 0 ? failedSo : moved)]), today };
    }
  }
}

function entrancesInto(paths: AnyPaths, steps: FollowedStep[], followed: Omit<FollowedStep, "name">): Place[] {
  return entrancesOf(paths).flatMap((step): Place[] => {
    if (step.kind !== "entered") return [];
    const [snapshot, actions] = initialTransition(paths.machine, step.input);
    const observed = observedAfter(paths, snapshot, actions);
    return [{ steps: [...steps, { name: step.name, ...followed }], snapshot, observed }];
  });
}

/** Where the machine is entered when its page is loaded again: first by what is known to be found again there. */
function comingBack({ name, paths }: WalkedMachine, { steps, observed }: Place, recorded: number): Place[] {
  const { reload } = restorationsOf(name).states[observed.state] ?? {};
  const wayIn = reload !== undefined && "as" in reload ? reload.as : undefined;
  const entered = entrancesInto(paths, steps, { recorded, isReload: true });
  const isKnown = (place: Place) => place.steps.at(-1)?.name === wayIn;
  return [...entered.filter(isKnown), ...entered.filter((place) => !isKnown(place))];
}

/** @throws Error where it is no more */
export function machineOfRecording({ machine }: Pick<RecordedProcess, "machine">): WalkedMachine {
  const known = machines.find(({ paths }) => paths.machine.id === machine);
  if (known === undefined) throw new Error(`There is no machine "${machine}": it was renamed since, or never was.`);
  return known;
}

/** Where a recording may stand: one of the snapshots that look alike so far. */
type Place = { steps: FollowedStep[]; snapshot: AnyMachineSnapshot; observed: ObservedStep };
type PlaceAfter = Place & { failure: string | undefined };
type After = { alike: Place[]; today: Place[] };

function placesAfter(
  paths: AnyPaths,
  { steps, snapshot }: Place,
  { step: seen, recorded }: { step: RecordedHappening; recorded: number },
): PlaceAfter[] {
  return stepsAt(paths, snapshot)
    .filter((step) => isStepOf(step, seen))
    .map((step) => {
      const [next, actions] = take(paths.machine, snapshot, step);
      return {
        steps: [...steps, { name: step.name, recorded }],
        snapshot: next,
        observed: observedAfter(paths, next, actions),
        failure: failureOfStep(step, snapshot),
      };
    });
}

function failureOf(step: RecordedHappening): string | undefined {
  return step.kind === "answer" ? step.failure : undefined;
}

function failureOfStep(step: Happening, { context }: AnyMachineSnapshot): string | undefined {
  if (step.kind === "event" || "changed" in step.answer) return undefined;
  return failureIn("failed" in step.answer ? { failure: step.answer.failed } : step.answer.done(context));
}

function isStepOf(step: Happening, recorded: RecordedHappening): boolean {
  if (step.kind === "event") return recorded.kind === "event" && step.event.type === recorded.type;
  return recorded.kind === "answer" && step.id === recorded.id && recorded.outcome in step.answer;
}

function isAsSeen({ state, facts, calls }: ObservedStep, recorded: RecordedHappening): boolean {
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

/** Whether a machine that is entered is where it was, and has called what it had. */
function isEnteredSo(
  { state, calls }: ObservedStep,
  entered: { state: string; calls?: string[] | undefined },
): boolean {
  return (
    state === entered.state &&
    isSame(
      calls.map(({ effect }) => effect),
      entered.calls,
    )
  );
}

function isSame(now: string[], then: string[] | undefined): boolean {
  return then === undefined || now.join() === then.join();
}

/** What a child tells of itself and leads to nothing, or an event of the machine that is not taken, needs no step of the paths. */
function mayBeUnseen({ facts, calls, ...step }: RecordedHappening, { machine }: AnyPaths): boolean {
  const isQuiet = !facts?.length && !calls?.length;
  return isQuiet && (step.kind === "event" ? machine.events.includes(step.type) : step.outcome === "changed");
}

/** Of those that no guard tells apart the first: the one that has taken the fewest steps that were not seen. */
function distinct(paths: AnyPaths, places: Place[]): Place[] {
  const keyOf = ({ snapshot }: Place): string => JSON.stringify(paths.distinguish(snapshot));
  const firsts = new Map<string, Place>();
  for (const place of places) if (!firsts.has(keyOf(place))) firsts.set(keyOf(place), place);
  return [...firsts.values()];
}

function differenceAt(step: number, recorded: string, today: Place[], steps: FollowedStep[]): Followed {
  return {
    steps,
    difference: { step, recorded, today: [...new Set(today.map(({ observed }) => observedText(observed)))] },
  };
}

function observedText({ state, facts, calls }: ObservedStep): string {
  return stepLine(
    state,
    facts.map(({ type }) => type),
    calls.map(({ effect }) => effect),
  );
}

function stepText(step: RecordedStep): string {
  const [facts, calls] = "facts" in step ? [step.facts, step.calls] : [];
  return `${nameOf(step)} → ${stepLine(step.state, facts, calls)}`;
}

function stepLine(state: string, facts: string[] = [], calls: string[] = []): string {
  return [state, ...facts.map((fact) => `tells ${fact}`), ...calls.map((call) => `calls ${call}`)].join(", ");
}

/** What happened at a recorded step. */
export function nameOf(step: RecordedStep): string {
  switch (step.kind) {
    case "event":
      return step.type;
    case "answer":
      return [step.id, step.outcome, ...(step.failure === undefined ? [] : [`(${step.failure})`])].join(" ");
    case "reload":
      return `the page is loaded again, at ${step.address}`;
    case "went":
      return `the page goes ${step.by === 0 ? "" : step.by < 0 ? "back " : "forward "}to ${step.address}`;
    case "faults":
      return step.faults === null ? "nothing is broken any more" : `broken: ${wordsOfFaults(step.faults).join("; ")}`;
  }
}
