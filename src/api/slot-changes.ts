import { slotChangesPath } from "../../domain/addresses.ts";
import type { SlotChange } from "../../domain/slot-changes.ts";

/** The service sends something every twenty seconds. Who gets nothing for longer would not get a change either. */
const silenceMs = 50_000;
/** How often it is polled where nothing comes by the stream. */
const lookMs = 30_000;

/**
 * Calls whenever free times of a firm may be others than they were read: once the stream is connected, when it says so, and every
 * half minute while it is not connected, be it that the stream is refused, held up on its way, or unknown to the browser.
 * @param apiBase the API's origin without a slash at the end; "" is the origin of the page
 * @returns the end of it
 */
export function onSlotsChange(apiBase: string, firmId: number, act: () => void): () => void {
  let source: EventSource | undefined;
  let isConnected = false;
  let timer: ReturnType<typeof setTimeout>;

  function listen(): void {
    isConnected = false;
    wait(lookMs);
    if (typeof EventSource === "undefined") return;
    source = new EventSource(`${apiBase}${slotChangesPath}?firmId=${firmId}`);
    source.addEventListener("message", ({ data }) => {
      isConnected = true;
      wait(silenceMs);
      const stillListening: SlotChange = "stillListening";
      if (data !== stillListening) act();
    });
    // It is tried again by itself, or not at all: looking must not be put off by that.
    source.addEventListener("error", () => {
      if (isConnected) wait(lookMs);
      isConnected = false;
    });
  }
  function wait(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(lookAgain, ms);
  }
  function lookAgain(): void {
    source?.close();
    listen();
    act();
  }
  listen();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
