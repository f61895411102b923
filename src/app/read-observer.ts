import type { Layer } from "../api/layer.ts";
import { readSettings } from "../browser/settings.ts";
import { isStudioWatching } from "../browser/studio-cookie.ts";
import type { Inspect } from "./core/run-process.ts";

/** Sees what processes do, and stands around what is sent by another way than `fetch`. */
type Observer = { inspect: Inspect; aroundSend: Layer };

/**
 * What lets the studio look on, where there is a studio and it was opened in this browser. It is no part of the client's
 * build: where it cannot be had, nobody looks on.
 */
export async function readObserver(): Promise<Observer | undefined> {
  const { observerAddress } = readSettings();
  if (observerAddress === "" || !isStudioWatching()) return undefined;
  const observer: unknown = await import(/* @vite-ignore */ observerAddress).catch(() => undefined);
  try {
    return isObserver(observer) ? observer.openObserver() : undefined;
  } catch {
    return undefined;
  }
}

function isObserver(module: unknown): module is { openObserver(): Observer } {
  return typeof module === "object" && module !== null && "openObserver" in module;
}
