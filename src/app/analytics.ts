import type { Track } from "../../domain/analytics.ts";
import { isFramed } from "../browser/frame.ts";
import type { AnalyticsSettings } from "../browser/analytics.ts";

/**
 * Sends events by a library that comes with the first of them; undefined where analytics is off, which is where the site
 * has no key for it (spec §9). Off in a widget too: the library keeps some events in a database, and inside of a frame
 * nothing is written outside of memory (spec §4).
 */
export function createTrack(settings: AnalyticsSettings): Track | undefined {
  if (settings.key === "" || isFramed()) return undefined;
  const start = async () => (await import("../browser/analytics.ts")).startAnalytics(settings);
  let started: Promise<Track> | undefined;
  return (name, properties) => {
    started ??= start();
    started.then((track) => track(name, properties)).catch(() => (started = undefined));
  };
}
