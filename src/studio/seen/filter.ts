import type { FromPage } from "../wire.ts";
import { wordsOf } from "./entry-words.ts";
import { keyOf } from "./seen.ts";

/** Which lines of the log are looked at; "" is all. */
export type Filter = {
  /** The actor's key. */
  actor: string;
  kind: string;
  /** The beginning of a state or of an event's name. */
  subject: string;
  /** Anywhere in what was observed. */
  text: string;
};

export const noFilter: Filter = { actor: "", kind: "", subject: "", text: "" };

/** Whether a line is looked at; text is found whatever its case. */
export function passes({ actor, kind, subject, text }: Filter, entry: FromPage): boolean {
  const { observation, page } = entry;
  const words = wordsOf(entry);
  return (
    (actor === "" || ("actor" in observation && keyOf(page, observation.actor) === actor)) &&
    (kind === "" || words.kind === kind) &&
    (subject === "" || words.subject.startsWith(subject)) &&
    (text === "" || JSON.stringify(observation).toLowerCase().includes(text.toLowerCase()))
  );
}
