import { requiredContext } from "../ui/required-context.ts";
import type { PageFact } from "./page-fact.ts";

/** What pages know of the site that they are shown in, without touching the browser. */
export type Environment = {
  /** Where the pages are served from, without a slash at the end. */
  origin: string;
  /** Where the map's tiles are, "" for nowhere, and whom it names as their source. */
  mapTiles: { url: string; credit: string };
  /** Fetches the scripts of the page behind a path: the client is about to go there. */
  prefetch: (path: string) => void;
  /** Until when the service wants no more readings, epoch milliseconds of this device's clock; 0 where it has refused none. */
  refusedUntil: () => number;
  /** A token of the recaptcha for an act of that name; rejects where it cannot be had. */
  recaptcha: (action: string) => Promise<string>;
  /** Says what happened on the page. */
  emit: (fact: PageFact) => void;
};

export const [EnvironmentProvider, useEnvironment] = requiredContext<Environment>("environment");
