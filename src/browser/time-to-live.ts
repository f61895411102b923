import { limits } from "../../domain/limits.ts";
import type { Storage } from "./storage.ts";

const listKey = "time-to-live-items";

/** A stored TTL entry (spec §3): `timeToLive` in seconds from `time`, milliseconds of the clock that stamped it. */
type Entry = { storageKey: string; timeToLive: number; time: number };

/**
 * A storage whose items expire: one whose age in seconds exceeds its TTL is dropped, at the start and when it is read
 * (spec §4). An item from the future was stamped by another clock and is dropped too.
 * @param storage where the items and the list of them lie
 * @param now this device's clock, milliseconds
 */
export function expiringStorage(
  storage: Storage,
  now: () => number,
  seconds: number = limits.temporaryStorageSeconds,
): Storage {
  const entries = () => readEntries(storage.read(listKey));
  const keep = (kept: readonly Entry[]) => {
    if (kept.length === 0) storage.remove(listKey);
    else storage.write(listKey, JSON.stringify(kept));
  };
  const without = (key: string) => entries().filter(({ storageKey }) => storageKey !== key);
  const drop = (key: string) => {
    storage.remove(key);
    keep(without(key));
  };
  const isExpired = ({ time, timeToLive }: Entry) => {
    const age = (now() - time) / 1000;
    return !(age >= 0 && age <= timeToLive);
  };
  for (const { storageKey } of entries().filter(isExpired)) drop(storageKey);

  return {
    read(key) {
      const entry = entries().find(({ storageKey }) => storageKey === key);
      if (entry !== undefined && !isExpired(entry)) return storage.read(key);
      if (storage.read(key) !== undefined) drop(key);
      return undefined;
    },
    write(key, value) {
      storage.write(key, value);
      keep([...without(key), { storageKey: key, timeToLive: seconds, time: now() }]);
    },
    remove: drop,
  };
}

function readEntries(text: string | undefined): Entry[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  return (
    typeof value === "object" &&
    value !== null &&
    "storageKey" in value &&
    typeof value.storageKey === "string" &&
    "timeToLive" in value &&
    Number.isFinite(value.timeToLive) &&
    "time" in value &&
    Number.isFinite(value.time)
  );
}
