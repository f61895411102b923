import { createContext, use } from "react";
import type { Language } from "../../domain/language.ts";
import type { IdempotencyKey } from "../../domain/idempotency-key.ts";
import type { Client } from "../api/client.ts";

/** The city somebody looks at. */
export type CityChoice = { id: number; countryCode: string };

/** What every reading depends on: the client, and for whom it reads. */
export type Source = {
  client: Client;
  language: Language;
  /** Undefined until the client chose a city; calls name it then, and not before (spec §7). */
  city: CityChoice | undefined;
};

/** What reads for a page; `backgroundClient` is that whose refusals lead nobody away: nobody has asked. */
type PageSource = Source & { backgroundClient: Client };

const SourceContext = createContext<PageSource | undefined>(undefined);

export const SourceProvider = SourceContext.Provider;

/** The source of the page; throws outside of the app. */
export function useSource(): PageSource {
  const source = use(SourceContext);
  if (source === undefined) throw new Error("No source: render inside of the app");
  return source;
}

/** The source of what stands beside the page's own matter: where it can't be had, the page stays. */
export function useBackgroundSource(): Source {
  const { backgroundClient, language, city } = useSource();
  return { client: backgroundClient, language, city };
}

/** The headers that a query's key depends on: the answer then belongs to its key, whatever is chosen meanwhile. */
export function headersOf({ language, city }: Source) {
  return {
    "Accept-Language": language,
    ...(city !== undefined && { city_id: city.id, country_code: city.countryCode }),
  };
}

/** The headers of a mutation for who is reading: with its Idempotency-Key (design §3). */
export function mutationHeadersOf(source: Source, idempotencyKey: IdempotencyKey) {
  return { ...headersOf(source), "Idempotency-Key": idempotencyKey };
}
