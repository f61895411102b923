import type { Elsewhere } from "../../browser/studio-channel.ts";
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
  devices: Readonly<Record<string, Elsewhere>>;
};

export const nothingSeen: Seen = { actors: [], log: [], pages: [], devices: {} };

const mostEntries = 10_000;

/** The key of an actor among those of all pages. */
export function keyOf(page: string, actor: string): string {
  return `${page} ${actor}`;
}

/** Adds what a page has observed; what was received before, or is nothing of ours, changes nothing. */
export function addMessage(seen: Seen, message: unknown): Seen {
  if (!isFromPage(message) || seen.log.some((one) => one.page === message.page && one.number === message.number)) {
    return seen;
  }
  return {
    actors: actorsAfter(seen.actors, message),
    log: [...seen.log, message].slice(-mostEntries),
    pages: seen.pages.includes(message.page) ? seen.pages : [...seen.pages, message.page],
    devices: message.elsewhere === undefined ? seen.devices : { ...seen.devices, [message.page]: message.elsewhere },
  };
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

/** Whether a message of the channel is one of a page. */
export function isFromPage(message: unknown): message is FromPage {
  return (
    typeof message === "object" &&
    message !== null &&
    "page" in message &&
    "observation" in message &&
    "number" in message
  );
}
