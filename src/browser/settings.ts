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
};

export function readSettings(): Settings {
  return {
    apiBase: metaContent("kezek-api").replace(/\/+$/, ""),
    translateBase: metaContent("kezek-translations").replace(/\/+$/, "") || "/locales",
    recaptchaSiteKey: metaContent("kezek-recaptcha"),
    analytics: { key: metaContent("kezek-analytics"), url: metaContent("kezek-analytics-url") },
  };
}

function metaContent(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? "";
}
