import { limits } from "./limits.ts";
import { minuteMs } from "./time.ts";

/** When a time that is offered now begins at the earliest: one has to hear of it, and to come. Epoch milliseconds. */
export function earliestOffer(now: number): number {
  return now + limits.waitlistNoticeMinutes * minuteMs;
}
