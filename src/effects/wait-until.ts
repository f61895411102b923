import { fromPromise } from "xstate";

/** This device's clock: `now` gives epoch milliseconds. */
export type Clock = { now(): number };

const checkEveryMs = 1000;

const never = new Promise<never>(() => {});

/**
 * Done at an instant of this device's clock, `at` in epoch milliseconds, with what the clock says then. The clock is
 * looked at every second, so that a device that slept meanwhile is late by a second and not by its sleep.
 * @param whenSetBack a clock that is set back tells nothing of the instant: `end` is done at once, for whoever asks the
 * service then; `goOn` waits for what was left.
 */
export function waitUntil(clock: Clock, whenSetBack: "end" | "goOn") {
  return fromPromise<number, { at: number }>(async ({ input, signal }) => {
    let { at } = input;
    let now = clock.now();
    while (now < at && !signal.aborted) {
      const wait = Math.min(at - now, checkEveryMs);
      const last = now;
      await pause(wait, signal);
      now = clock.now();
      if (now >= last) continue;
      if (whenSetBack === "end") break;
      at += now - last - wait;
    }
    // Whoever is given up is done with nothing: a process that is begun anew where it stood would take it for the instant.
    return signal.aborted ? never : now;
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
