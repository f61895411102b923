import type { OtherBrowser } from "../browser/studio-channel.ts";
import type { Faults } from "./faults/faults.ts";
import type { Change } from "./redaction/redact.ts";

/** What is observed of the processes of a page, one thing after another; ids are of that page alone. */
export type Observation =
  /** A machine began, where it stood then, and the address of the page, of which what is no key to anything. */
  | {
      kind: "began";
      actor: string;
      parent: string | null;
      machine: string;
      address: string;
      state: string;
      context: unknown;
    }
  /** It was sent an event; `from` is the actor that sent it, null for the page. */
  | { kind: "event"; actor: string; from: string | null; type: string; content: unknown }
  /** It took a step of an event, by these declared transitions; by none where the event led to nothing. */
  | {
      kind: "moved";
      actor: string;
      type: string;
      transitions: string[];
      state: string;
      changes: Change[];
      status: string;
    }
  /** It emitted a fact. */
  | { kind: "fact"; actor: string; type: string; content: unknown }
  /** It called an effect. */
  | { kind: "called"; actor: string; call: string; effect: string; input: unknown }
  /** What the effect ended in, after so many milliseconds; `givenUp`: nobody waits for it any more. */
  | {
      kind: "answered";
      actor: string;
      call: string;
      effect: string;
      outcome: "done" | "failed" | "givenUp";
      content: unknown;
      ms: number;
    }
  /** It ended, or was given up with what it was drawn in. */
  | { kind: "ended"; actor: string; status: string }
  /** The page asked the service; of the address what is no key to anything. */
  | { kind: "asked"; request: string; method: string; path: string }
  /** `status` 0: no answer came. */
  | { kind: "got"; request: string; method: string; path: string; status: number; ms: number }
  /** An event of the studio that the state does not take, or whose actor is no more. */
  | { kind: "notSent"; actor: string; type: string }
  /** The page was loaded again: what it was before is known by that name, and this is the first that it tells. */
  | { kind: "opened"; after: string }
  /** Its address is another one, of which what is no key to anything; by so many steps through the history, 0 by the page itself. */
  | { kind: "went"; address: string; by: number }
  /** What goes wrong on purpose in the browser of the page, from now on. */
  | { kind: "broken"; faults: Faults }
  /** The page was left. */
  | { kind: "left" };

/** XState's own events with which an actor is started, also again where it stood, and stopped: no step of its machine. */
export const lifeEvents = { start: "xstate.init", stop: "xstate.stop" } as const;

/** A message of a page: `number` counts from 1, `at` is milliseconds by its clock; `otherBrowser` is another browser than the studio's. */
export type FromPage = {
  page: string;
  number: number;
  at: number;
  observation: Observation;
  otherBrowser?: OtherBrowser;
};

/** What the studio asks of the pages: all that they remember, to send an event to an actor, or to have go wrong in a browser. */
export type FromStudio =
  | { ask: "everything" }
  | { ask: "send"; page: string; actor: string; event: { type: string } }
  | { ask: "break"; browser: string; faults: Faults };
