import type { AnyStateMachine, SnapshotFrom } from "xstate";
import type { StateOf } from "../../../src/flow/state.ts";

/**
 * Where the machine is once its page was loaded again: at a way in, and what goes on from there by itself, one step or more,
 * which is shown as `shows`; or not there yet, on a page with the heading `outside`, from which the client takes the way in anew.
 * What is `kept` of the machine is there again, but for what it `loses`.
 */
export type Landing<State> = { as: string; andThen?: string | readonly string[]; loses?: readonly string[] } & (
  | { shows: State }
  | { outside: RegExp }
);

/**
 * What a step back in the browser's history does, right after the steps `after`: the machine hears `by` and shows
 * `shows`; and forward again, it hears `again`, one step or more, and shows the state that was left. null: nothing is
 * heard, and it goes on.
 */
export type StepBack<State> = {
  after: readonly string[];
  by: string | null;
  shows: State;
  again: string | readonly string[] | null;
};

/**
 * The entry before is another document, so that forward is a load of the page: always, or after these steps, of which
 * the first is a way in.
 */
type Leaving = "leaves" | { leavesAfter: readonly string[] };

/** Why nobody can do so in a state. */
type Never = { never: string };

/**
 * What a client finds again who loads the page in a state, or goes back from it and forward again; and which press is made
 * twice, where it is not any of those that lead on.
 */
export type Restored<State> = {
  reload: Landing<State> | Never;
  back: Leaving | StepBack<State> | Never;
  double?: string;
};

/**
 * What can be done once at most: visits that stand, times that are held, cards that are ordered, charges at the processors, cards that
 * are saved, sessions that are open.
 */
export const effects = ["visits", "heldTimes", "giftCards", "charges", "savedCards", "sessions"] as const;
export type Effect = (typeof effects)[number];

/** What is found again of a machine: reviewed by hand, and compared with the machine where the two can differ. */
export type Restorations<Machine extends AnyStateMachine = AnyStateMachine> = {
  /** Of what distinguishes the machine's snapshots, what the page must not lose. */
  kept: readonly string[];
  /** Where the flow ends well. */
  finish: StateOf<SnapshotFrom<Machine>>;
  /** How much of each is done then; never is there more. */
  done: Readonly<Partial<Record<Effect, number>>>;
  /** What a load of the page may ask for anew, though it was asked for before: whoever asks twice is given the same. */
  asksAnew?: readonly string[];
  states: Readonly<Record<StateOf<SnapshotFrom<Machine>>, Restored<StateOf<SnapshotFrom<Machine>>>>>;
};

const passing = { never: "it is left before anything is shown" };
const over = { never: "the process is over: what follows is another page's" };

/** A state that nobody sees. */
export const unseen = { reload: passing, back: passing } satisfies Restored<string>;

/** A state in which the process has ended. */
export const ended = { reload: over, back: over } satisfies Restored<string>;
