import type { FromPage, Told } from "../wire.ts";
import { wordsOf } from "./entry-words.ts";
import { keyOf, type Seen } from "./seen.ts";

/** An arrow between two lifelines, by their numbers. */
type Arrow = { entry: FromPage; from: number; to: number; words: string; isAnswer: boolean };

/** The lifelines from left to right, and the arrows between them, the oldest first. */
export type SequenceOf = { lifelines: string[]; arrows: Arrow[] };

const [page, service] = ["Page", "Service"];

/** Who said what to whom: the page, each process that the lines are of, and the service. */
export function sequenceOf({ actors }: Pick<Seen, "actors">, log: readonly FromPage[]): SequenceOf {
  const spoken = new Set(log.flatMap((entry) => partiesOf(entry.told).map((actor) => keyOf(entry.page, actor))));
  const known = actors.filter(({ key }) => spoken.has(key));
  const lifelines = [page, ...known.map(({ machine }) => machine), service];
  const placeOf = (entry: FromPage, actor: string | null) => {
    const place = actor === null ? -1 : known.findIndex(({ key }) => key === keyOf(entry.page, actor));
    return place + 1;
  };
  const last = lifelines.length - 1;
  return {
    lifelines,
    arrows: log.flatMap((entry): Arrow[] => {
      const ends = endsOf(entry.told, (actor) => placeOf(entry, actor), last);
      return ends === undefined ? [] : [{ entry, ...ends, words: labelOf(entry), isAnswer: isAnswer(entry.told) }];
    }),
  };
}

type Ends = { from: number; to: number };

function endsOf(told: Told, place: (actor: string | null) => number, last: number): Ends | undefined {
  switch (told.kind) {
    case "event":
      return told.type.startsWith("xstate.") ? undefined : { from: place(told.from), to: place(told.actor) };
    case "began":
      return told.parent === null ? undefined : { from: place(told.parent), to: place(told.actor) };
    case "fact":
      return { from: place(told.actor), to: 0 };
    case "called":
      return { from: place(told.actor), to: last };
    case "answered":
      return { from: last, to: place(told.actor) };
    case "asked":
      return { from: 0, to: last };
    case "got":
      return { from: last, to: 0 };
    default:
      return undefined;
  }
}

function partiesOf(told: Told): string[] {
  return "actor" in told ? [told.actor, ...("parent" in told && told.parent !== null ? [told.parent] : [])] : [];
}

function isAnswer({ kind }: Told): boolean {
  return kind === "answered" || kind === "got" || kind === "fact";
}

function labelOf(entry: FromPage): string {
  const { told } = entry;
  const { kind, subject, words } = wordsOf(entry);
  if (told.kind === "answered") return `${subject}: ${kind}, ${told.ms} ms`;
  if (told.kind === "got") return `${subject}: ${words}`;
  return told.kind === "began" ? `begins ${subject}` : subject;
}
