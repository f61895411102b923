import { minuteMs } from "../../domain/time.ts";
import type { Layer } from "./layer.ts";

/** A header has no more than seconds, and takes its time on the way. */
const toleratedMs = 2 * minuteMs;

/** What says that it is another time than any of these is broken. */
const [earliest, latest] = [Date.UTC(2020, 0), Date.UTC(2100, 0)];

/**
 * Says by how much the service's clock is ahead of the device's, in milliseconds: by the Date (RFC 9110 §6.6.1) of answers that
 * nobody may store, since another one may be an earlier answer again. A device that is about right is right.
 */
export const noteServiceClock =
  (note: (aheadMs: number) => void): Layer =>
  (next) =>
  async (request) => {
    const sentAt = Date.now();
    const response = await next(request);
    const at = Date.parse(response.headers.get("Date") ?? "");
    const isOfNow = response.headers.get("Cache-Control")?.includes("no-store") === true;
    if (!isOfNow || !(at >= earliest && at < latest)) return response;
    const now = Date.now();
    // A device that slept while it was answered knows nothing of when that was.
    if (Math.abs(now - sentAt) > toleratedMs) return response;
    const aheadMs = at - now;
    note(Math.abs(aheadMs) > toleratedMs ? Math.round(aheadMs / minuteMs) * minuteMs : 0);
    return response;
  };
