import { servicePaths } from "../../domain/addresses.ts";
import type { AnalyticsSettings } from "./analytics.ts";

/** Where a static build finds its service, read at run time from <meta> of index.html. */
export type Settings = {
  /** The API's origin without a slash at the end; "" is the origin of the page. */
  apiBase: string;
  /** Where {module}/{language}.json lie (spec §7). */
  translateBase: string;
  /** Google's key of this site; "sandbox" where the service takes the tokens of its sandbox. */
  recaptchaSiteKey: string;
  analytics: AnalyticsSettings;
  /** Where the script lies by which the studio sees what processes do; "" where there is no studio. */
  observerAddress: string;
  /** The tiles' address with {z}, {x} and {y} in it, "" for a map without them; and whom it names as their source. */
  mapTiles: { url: string; credit: string };
};

export function readSettings(): Settings {
  return {
    apiBase: metaContent("kezek-api").replace(/\/+$/, ""),
    translateBase: metaContent("kezek-translations").replace(/\/+$/, "") || servicePaths.words,
    recaptchaSiteKey: metaContent("kezek-recaptcha"),
    mapTiles: { url: metaContent("kezek-map-tiles"), credit: metaContent("kezek-map-credit") },
    analytics: { key: metaContent("kezek-analytics"), url: metaContent("kezek-analytics-url") },
    observerAddress: metaContent("kezek-studio"),
  };
}

/** Where other devices of the network would reach the service of the studio; "" where it does not know. */
export function readNetworkUrl(): string {
  return metaContent("kezek-network");
}

function metaContent(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? "";
}
