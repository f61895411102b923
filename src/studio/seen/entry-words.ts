import { eventWords } from "../../../machines/kit/chart.ts";
import type { FromPage } from "../wire.ts";

/** A line of the log: who, what, and what is to be known of it at a glance. */
export type EntryWords = { kind: string; subject: string; words: string };

/** Says a told thing in a line. */
export function wordsOf({ told }: FromPage): EntryWords {
  switch (told.kind) {
    case "began":
      return { kind: "began", subject: told.machine, words: `in ${told.state}` };
    case "event":
      return { kind: "event", subject: eventWords(told.type), words: contentWords(told.content) };
    case "moved":
      return {
        kind: told.transitions.length === 0 ? "not taken" : "moved",
        subject: told.state,
        words: branchWords(told),
      };
    case "fact":
      return { kind: "fact", subject: told.type, words: contentWords(told.content) };
    case "called":
      return { kind: "called", subject: told.effect, words: contentWords(told.input) };
    case "answered":
      return {
        kind: told.outcome === "givenUp" ? "given up" : told.outcome,
        subject: told.effect,
        words: `${told.ms} ms ${contentWords(told.content)}`,
      };
    case "ended":
      return { kind: "ended", subject: told.status, words: "" };
    case "asked":
      return { kind: "request", subject: `${told.method} ${told.path}`, words: "" };
    case "got":
      return {
        kind: "response",
        subject: `${told.method} ${told.path}`,
        words: `${told.status || "no answer"}, ${told.ms} ms`,
      };
    case "notSent":
      return { kind: "not sent", subject: told.type, words: "the state does not take it" };
    case "left":
      return { kind: "left", subject: "the page", words: "" };
  }
}

/** Which branch was taken, of which event. */
function branchWords({ type, transitions }: { type: string; transitions: readonly string[] }): string {
  const branches = transitions.map((transition) => /branch (\d+)$/.exec(transition)?.[1]);
  return transitions.length === 0 ? eventWords(type) : `by ${eventWords(type)}, branch ${branches.join(" + ")}`;
}

function contentWords(content: unknown): string {
  const words = JSON.stringify(content) ?? "";
  return words === "{}" ? "" : words;
}
