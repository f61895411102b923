import { QueryClient } from "@tanstack/react-query";
import type { Track } from "../../domain/analytics.ts";
import type { Device } from "../../domain/client-app.ts";
import type { Language } from "../../domain/language.ts";
import type { Client } from "../api/client.ts";
import type { PageFact } from "../blocks/page-fact.ts";
import type { StoredValues } from "../browser/stored-values.ts";
import type { Translations } from "../i18n/translations.ts";
import type { CityChoice } from "../queries/source.ts";
import type { Inspect } from "./run-process.ts";
import type { Store } from "./store.ts";
import type { Favorites } from "./favorites.ts";
import type { Session } from "./session.ts";

/** Everything that is built once: for a browser as long as the page lives, for the server once per rendering. */
export type AppDependencies = {
  client: Client;
  queryClient: QueryClient;
  translations: Translations;
  /** The city that the client chose; undefined before. */
  city: Store<CityChoice | undefined>;
  session: Session;
  favorites: Favorites;
  device: Device;
  /** A token of the recaptcha for an act of that name; rejects where it cannot be had. */
  recaptcha: (action: string) => Promise<string>;
  /** How much of what is being sent has gone, 0 to 1. */
  upload: Store<number | undefined>;
  /** Where the pages are served from, without a slash at the end. */
  origin: string;
  /** The moment of rendering, epoch milliseconds; the first paint of both sides agrees on it. */
  renderedAt: number;
  /** What lies in the browser between visits; empty on the server. */
  stored: StoredValues;
  chooseLanguage: (language: Language) => void;
  chooseCity: (city: CityChoice) => void;
  prefetch: (path: string) => void;
  deviceOffset: (epoch: number) => number;
  track: Track;
  /** Says what happened on a page. */
  emit: (fact: PageFact) => void;
  /** Sees every process; undefined unless a developer asked for the inspector. */
  inspect: Inspect | undefined;
};

const freshMs = 60_000;

/** The cache of what is read. It never retries: the transport does (design: retry once). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: freshMs, networkMode: "always" } },
  });
}
