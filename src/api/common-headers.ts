import { clientApp } from "../../domain/client-app.ts";
import type { Language } from "../../domain/language.ts";
import type { Layer } from "./layer.ts";

/** The key and the secret ship with every browser client: hints, never authority. */
const keys = { api: "kezek-web", clientSecret: "public" } as const;

/** What is known of the client at the moment of a call. */
export type Known = {
  language: Language;
  /** The channel that brought them. */
  referrer: string;
  /** Present when somebody is signed in. */
  userId: string | undefined;
  /** Present when both the city and its country are known. */
  city: { id: number; countryCode: string } | undefined;
};

/** The headers on every request (spec §7). What a call has set by itself stands. */
export function commonHeaders(known: () => Known): Layer {
  return (next) => (request) => {
    for (const [name, value] of Object.entries(headersOf(known()))) {
      if (!request.headers.has(name)) request.headers.set(name, value);
    }
    return next(request);
  };
}

function headersOf({ language, referrer, userId, city }: Known): Record<string, string> {
  return {
    Accept: "application/json",
    api_key: keys.api,
    client_secret: keys.clientSecret,
    client_id: clientApp.id,
    referrer: encodeURIComponent(referrer),
    "Accept-Language": language,
    api_version: clientApp.version,
    ...(userId !== undefined && { user_id: userId }),
    ...(city !== undefined && { city_id: String(city.id), country_code: city.countryCode }),
  };
}
