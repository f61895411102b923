import type { Track } from "../../domain/analytics.ts";
import { isFramed } from "../browser/frame.ts";
import type { AnalyticsSettings } from "../browser/analytics.ts";

/** Where pages are drawn nothing happens yet, and where analytics is off nothing leaves the page (spec §9). */
export const trackNothing: Track = () => {};

/**
 * Sends events by a library that comes with the first of them, where the site has a key for it. Not out of a widget: the
 * library keeps some of them in a database, and inside of a frame nothing is written outside of memory (spec §4).
 */
export function createTrack(settings: AnalyticsSettings): Track {
  if (isFramed()) return tellHostOfBooking;
  if (settings.key === "") return trackNothing;
  const start = async () => (await import("../browser/analytics.ts")).startAnalytics(settings);
  let started: Promise<Track> | undefined;
  return (name, properties) => {
    started ??= start();
    started.then((track) => track(name, properties)).catch(() => (started = undefined));
  };
}

/** A widget says to the page around it that a visit stands, and nothing else. */
const tellHostOfBooking: Track = (name, properties) => {
  if (name !== "created_reservation_successfully" || !("firmId" in properties)) return;
  const { firmId } = properties;
  import("../browser/widget.ts").then(({ tellHost }) => tellHost({ type: "booked", firmId })).catch(() => {});
};
