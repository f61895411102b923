import type { Move } from "../../walk/explore.ts";
import type { Stage } from "../stage/stage.ts";

/** A way in: what is done before, with every answer brought at once, and the load of the page that enters the machine. */
export type Entrance = { before?: (stage: Stage) => Promise<void>; enter: (stage: Stage) => Promise<unknown> };

/** Why a refusal with a code that is in no contract is seen on the machine alone. */
export const unforeseen = "the service of today says nothing of the kind";

/** How a machine is replayed in a browser. */
export type Driver = {
  /** The operations that a state waits for: they are kept waiting while the replay looks at it. */
  waits: Readonly<Record<string, readonly string[]>>;
  /** Whether the transitions are toured anew from each way in, since each leads to a page of its own. */
  isTouredFromEach?: true;
  entrances: Readonly<Record<string, Entrance>>;
  /** What a client does, by the step's name in the paths file. */
  acts: Readonly<Record<string, (stage: Stage) => Promise<void>>>;
  /** What the world answers, by the step's name in the paths file. */
  answers: Readonly<Record<string, (stage: Stage) => Promise<void>>>;
  /** What happens before the page is loaded again or gone back from in a state, where something has to. */
  leaving?(stage: Stage, state: string): Promise<void>;
  /** Asserts what a client sees in a state. */
  sees(stage: Stage, state: string): Promise<void>;
  /** Walks to the finish beside the tours, by the names of their steps; every press on them is made twice. */
  walks?: Readonly<Record<string, readonly string[]>>;
  /** Why a move can only be made on the machine; null when it can be made to happen from outside. */
  obstacle(move: Move): string | null;
};
