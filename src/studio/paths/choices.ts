import { statesIn } from "./about.ts";
import type { PlayablePath } from "./path.ts";

/** What paths can be looked for by: the states, those around them included, events and faults that any of them is about. */
export type Choices = { states: string[]; events: string[]; faults: string[] };

export function choicesOf(paths: readonly PlayablePath[]): Choices {
  return {
    states: sorted(paths.flatMap(({ name }) => statesIn(name).flatMap(withThoseAround))).filter((one) => one !== "○"),
    events: sorted(paths.flatMap(({ event }) => (event === null ? [] : [event.type]))),
    faults: sorted(paths.flatMap(({ fault }) => fault?.split(": ").at(-1) ?? [])),
  };
}

/** "held.confirming" and "held". */
function withThoseAround(state: string): string[] {
  const words = state.split(".");
  return words.map((_, index) => words.slice(0, index + 1).join("."));
}

function sorted(names: string[]): string[] {
  return [...new Set(names)].toSorted();
}
