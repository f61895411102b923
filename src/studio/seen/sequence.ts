import type { FromPage, Observation } from "../wire.ts";
import { operations } from "../faults/operations.ts";
import { attemptsOf } from "./attempts.ts";
import { wordsOf } from "./entry-words.ts";
import { keyOf, type Seen } from "./seen.ts";

/** An arrow between two lifelines, by their numbers. */
type Arrow = { entry: FromPage; from: number; to: number; words: string; isAnswer: boolean };

/** The lifelines from left to right, and the arrows between them, the oldest first. */
export type SequenceOf = { lifelines: string[]; arrows: Arrow[] };

const [page, service] = ["Page", "Service"];

/** Who sent what to whom: the page, each process that the lines are of, and the service. */
export function sequenceOf({ actors }: Pick<Seen, "actors">, log: readonly FromPage[]): SequenceOf {
  const spoken = new Set(log.flatMap((entry) => partiesOf(entry.observation).map((actor) => keyOf(entry.page, actor))));
  const known = actors.filter(({ key }) => spoken.has(key));
  const lifelines = [page, ...known.map(({ machine }) => machine), service];
  const placeOf = (entry: FromPage, actor: string | null) => {
    const place = actor === null ? -1 : known.findIndex(({ key }) => key === keyOf(entry.page, actor));
    return place + 1;
  };
  const last = lifelines.length - 1;
  const attempts = attemptsOf(log);
  return {
    lifelines,
    arrows: log.flatMap((entry): Arrow[] => {
      const ends = endsOf(entry.observation, (actor) => placeOf(entry, actor), last);
      return ends === undefined
        ? []
        : [{ entry, ...ends, words: labelOf(entry, attempts.get(entry)), isAnswer: isAnswer(entry.observation) }];
    }),
  };
}

type Ends = { from: number; to: number };

function endsOf(observation: Observation, place: (actor: string | null) => number, last: number): Ends | undefined {
  switch (observation.kind) {
    case "event":
      return observation.type.startsWith("xstate.")
        ? undefined
        : { from: place(observation.from), to: place(observation.actor) };
    case "began":
      return observation.parent === null
        ? undefined
        : { from: place(observation.parent), to: place(observation.actor) };
    case "fact":
      return { from: place(observation.actor), to: 0 };
    case "called":
      return { from: place(observation.actor), to: last };
    case "answered":
      return { from: last, to: place(observation.actor) };
    case "asked":
      return { from: 0, to: last };
    case "got":
      return { from: last, to: 0 };
    default:
      return undefined;
  }
}

function partiesOf(observation: Observation): string[] {
  return "actor" in observation
    ? [observation.actor, ...("parent" in observation && observation.parent !== null ? [observation.parent] : [])]
    : [];
}

function isAnswer({ kind }: Observation): boolean {
  return kind === "answered" || kind === "got" || kind === "fact";
}

const refresh = operations.find(({ operation }) => operation === "refreshTokens");

/** @param attempt of a call: how often it was made by then */
function labelOf(entry: FromPage, attempt = 1): string {
  const { observation } = entry;
  const { kind, subject, words } = wordsOf(entry);
  if (observation.kind === "answered") return `${subject}: ${kind}, ${observation.ms} ms`;
  if (observation.kind === "got") return `${subject}: ${words}`;
  if (observation.kind === "began") return `begins ${subject}`;
  const isRefresh = observation.kind === "asked" && observation.path === refresh?.path;
  return `${isRefresh ? "refresh: " : ""}${subject}${attempt > 1 ? `, attempt ${attempt}` : ""}`;
}
