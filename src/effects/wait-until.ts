import { fromPromise } from "xstate";

/** This device's clock: `now` gives epoch milliseconds. */
export type Clock = { now(): number };

const checkEveryMs = 1000;

/**
 * Done at an instant of this device's clock, `at` in epoch milliseconds, with what the clock says then. The clock is looked at every second, so that
 * a device that slept meanwhile is late by a second and not by its sleep.
 */
export function waitUntil(clock: Clock) {
  return fromPromise<number, { at: number }>(async ({ input, signal }) => {
    for (let left = input.at - clock.now(); left > 0 && !signal.aborted; left = input.at - clock.now()) {
      await pause(Math.min(left, checkEveryMs), signal);
    }
    return clock.now();
  });
}

/** Done after so many milliseconds, or when it is given up. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
}
