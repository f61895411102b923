import type { OtherBrowser } from "../../browser/studio-channel.ts";
import { isFromPage } from "../messages.ts";
import type { FromPage } from "../wire.ts";

/** A process of a page, by what was last observed of it. */
export type SeenActor = {
  /** Of all pages: that of the page and that of the actor in it. */
  key: string;
  page: string;
  actor: string;
  parent: string | null;
  machine: string;
  /** Dot path, as the machine's file has it. */
  state: string;
  /** active, done, error, stopped; left when its page was. */
  status: string;
};

/** All that was received of all pages, the oldest first; `devices`: other browsers than the studio's, by page. */
export type Seen = {
  actors: readonly SeenActor[];
  log: readonly FromPage[];
  pages: readonly string[];
  devices: Readonly<Record<string, OtherBrowser>>;
};

export const nothingSeen: Seen = { actors: [], log: [], pages: [], devices: {} };

const mostEntries = 10_000;

/** The key of an actor among those of all pages. */
export function keyOf(page: string, actor: string): string {
  return `${page} ${actor}`;
}

/**
 * Adds what a page has observed. What was received before, cannot be read, or is told by another browser than the one that the page
 * was first heard from, changes nothing.
 */
export function addMessage(seen: Seen, message: unknown): Seen {
  if (!isFromPage(message)) return seen;
  const { page, number, otherBrowser } = message;
  const isKnown = seen.pages.includes(page);
  if (isKnown && seen.devices[page]?.browser !== otherBrowser?.browser) return seen;
  if (!isOfKnown(seen, message)) return seen;
  if (seen.log.some((one) => one.page === page && one.number === number)) return seen;
  return {
    actors: actorsAfter(seen.actors, message),
    log: [...seen.log, message].slice(-mostEntries),
    pages: isKnown ? seen.pages : [...seen.pages, page],
    devices: isKnown || otherBrowser === undefined ? seen.devices : { ...seen.devices, [page]: otherBrowser },
  };
}

/** Whoever began, or was loaded again, did so after somebody else whom the page has told of, never after itself. */
function isOfKnown({ actors }: Seen, { page, observation }: FromPage): boolean {
  if (observation.kind === "opened") return observation.after !== page;
  if (observation.kind !== "began" || observation.parent === null) return true;
  const parent = keyOf(page, observation.parent);
  return observation.parent !== observation.actor && actors.some(({ key }) => key === parent);
}

function actorsAfter(actors: readonly SeenActor[], { page, observation }: FromPage): readonly SeenActor[] {
  const withNews = (actor: string, news: Partial<SeenActor>) =>
    actors.map((one) => (one.key === keyOf(page, actor) ? { ...one, ...news } : one));
  switch (observation.kind) {
    case "began": {
      const { actor, parent, machine, state } = observation;
      return [...actors, { key: keyOf(page, actor), page, actor, parent, machine, state, status: "active" }];
    }
    case "moved":
      return withNews(observation.actor, { state: observation.state, status: observation.status });
    case "ended":
      return withNews(observation.actor, { status: observation.status });
    case "left":
      return actors.map((one) => (one.page === page && one.status === "active" ? { ...one, status: "left" } : one));
    default:
      return actors;
  }
}
