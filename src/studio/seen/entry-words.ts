import { eventWords } from "../../../machines/kit/chart.ts";
import { wordsOfFaults } from "../faults/words.ts";
import { type FromPage, lifeEvents } from "../wire.ts";

/** A line of the log: who, what, and what is to be known of it at a glance. */
export type EntryWords = { kind: string; subject: string; words: string };

/** Says an observation in a line. */
export function wordsOf({ observation }: FromPage): EntryWords {
  switch (observation.kind) {
    case "began":
      return { kind: "began", subject: observation.machine, words: `in ${observation.state}` };
    case "event":
      return { kind: "event", subject: eventWords(observation.type), words: contentWords(observation.content) };
    case "moved":
      return { kind: kindOfMove(observation), subject: observation.state, words: branchWords(observation) };
    case "fact":
      return { kind: "fact", subject: observation.type, words: contentWords(observation.content) };
    case "called":
      return { kind: "called", subject: observation.effect, words: contentWords(observation.input) };
    case "answered":
      return {
        kind: observation.outcome === "givenUp" ? "given up" : observation.outcome,
        subject: observation.effect,
        words: `${observation.ms} ms ${contentWords(observation.content)}`,
      };
    case "ended":
      return { kind: "ended", subject: observation.status, words: "" };
    case "opened":
      return { kind: "loaded again", subject: "the page", words: "" };
    case "went":
      return { kind: wentWords(observation.by), subject: observation.address, words: "" };
    case "asked":
      return { kind: "request", subject: `${observation.method} ${observation.path}`, words: "" };
    case "got":
      return {
        kind: "response",
        subject: `${observation.method} ${observation.path}`,
        words: `${observation.status || "no answer"}, ${observation.ms} ms`,
      };
    case "notSent":
      return { kind: "not sent", subject: observation.type, words: "the state does not take it" };
    case "broken": {
      const words = wordsOfFaults(observation.faults);
      return { kind: words.length === 0 ? "mended" : "broken", subject: "on purpose", words: words.join("; ") };
    }
    case "left":
      return { kind: "left", subject: "the page", words: "" };
  }
}

type Move = { type: string; transitions: readonly string[] };

function kindOfMove({ type, transitions }: Move): string {
  if (type === lifeEvents.start) return "goes on";
  if (type === lifeEvents.stop) return "stopped";
  return transitions.length === 0 ? "not taken" : "moved";
}

/** Which branch was taken, of which event. */
function branchWords({ type, transitions }: Move): string {
  if (type === lifeEvents.start || type === lifeEvents.stop) return "";
  const branches = transitions.map((transition) => /branch (\d+)$/.exec(transition)?.[1]);
  return transitions.length === 0 ? eventWords(type) : `by ${eventWords(type)}, branch ${branches.join(" + ")}`;
}

function wentWords(by: number): string {
  return by === 0 ? "went" : by < 0 ? "went back" : "went forward";
}

function contentWords(content: unknown): string {
  const words = JSON.stringify(content) ?? "";
  return words === "{}" ? "" : words;
}
