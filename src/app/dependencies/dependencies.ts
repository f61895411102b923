import { QueryClient } from "@tanstack/react-query";
import type { Track } from "../../../domain/analytics.ts";
import type { Device } from "../../../domain/client-app.ts";
import type { Language } from "../../../domain/language.ts";
import type { PostToHost } from "../../../domain/widget.ts";
import type { Client } from "../../api/client.ts";
import type { PageFact } from "../../blocks/page-fact.ts";
import type { Settings } from "../../browser/settings.ts";
import type { StoredValues } from "../../browser/stored-values.ts";
import type { Translations } from "../../i18n/translations.ts";
import type { CityChoice } from "../../queries/source.ts";
import type { Inspect } from "../core/run-process.ts";
import type { Store } from "../core/store.ts";
import type { Favorites } from "../storage/favorites.ts";
import type { Session } from "../session/session.ts";
import type { KeptIds } from "../storage/kept-ids.ts";
import type { SurveyChoice } from "../storage/survey-choice.ts";
import type { UserLocation } from "../storage/user-location.ts";

/** How the service is asked, for which city, and what it has answered. */
export type ServiceDependencies = {
  client: Client;
  /** The same client, which sends nobody to /not-found: for what is asked while its client does something else. */
  backgroundClient: Client;
  queryClient: QueryClient;
  /** The city that the client chose; undefined before. */
  city: Store<CityChoice | undefined>;
  chooseCity: (city: CityChoice) => void;
};

/** What is said, and in which language. */
type LanguageDependencies = {
  translations: Translations;
  chooseLanguage: (language: Language) => void;
};

/** Who is here, and what is theirs. */
export type AccountDependencies = { session: Session; favorites: Favorites; pins: KeptIds; survey: SurveyChoice };

/** What only a browser has; on the server, what stands for it. */
export type BrowserDependencies = {
  device: Device;
  /** What lies in the browser between visits; empty on the server. */
  stored: StoredValues;
  location: UserLocation;
  mapTiles: Settings["mapTiles"];
  /** A token of the recaptcha for an act of that name; rejects where it cannot be had. */
  recaptcha: (action: string) => Promise<string>;
  /** How much of what is being sent has gone, 0 to 1. */
  upload: Store<number | undefined>;
  /** By how many milliseconds the service's clock is ahead of the device's. */
  clockAhead: Store<number>;
  deviceOffset: (epoch: number) => number;
  prefetch: (path: string) => void;
};

/** The first paint, on which both sides agree. */
type PaintDependencies = {
  /** Where the pages are served from, without a slash at the end. */
  origin: string;
  /** The moment of rendering, epoch milliseconds. */
  renderedAt: number;
  /** The city that it was drawn for; undefined where none was chosen, or the server did not know. */
  city: CityChoice | undefined;
  /** What it knew of the survey. */
  survey: string | undefined;
};

/** Who looks on at what happens. */
type ObserverDependencies = {
  track: Track;
  postToHost: PostToHost;
  /** Emits what happened on a page. */
  emit: (fact: PageFact) => void;
  /** Sees every process; undefined unless a developer asked for the inspector. */
  inspect: Inspect | undefined;
};

/**
 * Everything that is built once: for a browser as long as the page lives, for the server once per rendering. Whoever
 * needs some of it asks for that part alone.
 */
export type AppDependencies = {
  service: ServiceDependencies;
  language: LanguageDependencies;
  account: AccountDependencies;
  browser: BrowserDependencies;
  paint: PaintDependencies;
  observers: ObserverDependencies;
};

const freshMs = 60_000;

/** The cache of what is read. It never retries: the transport does (design: retry once). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: freshMs, networkMode: "always" } },
  });
}
