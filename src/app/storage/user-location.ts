import type { Place } from "../../../domain/distance.ts";
import type { Located } from "../../browser/location.ts";
import type { StoredValues } from "../../browser/stored-values.ts";
import { createStore, type Store } from "../core/store.ts";

/** Where the client is (spec §3): kept with their refusal, and asked only when they press for it. */
export type UserLocation = Pick<Store<Place | undefined>, "read" | "subscribe"> & {
  /** Asks the browser; what it says is kept. */
  locate: () => Promise<Located>;
  /** Whether the client has said no before. */
  isRefused: () => boolean;
};

type Needs = {
  stored: StoredValues["userLocation"];
  /** Epoch milliseconds. */
  now: () => number;
  locate: () => Promise<Located>;
};

/** After a day people are elsewhere. */
const keptMs = 86_400_000;

/** Starts with the place that was kept, if that was not long ago. */
export function createUserLocation({ stored, now, locate }: Needs): UserLocation {
  const kept = stored.read();
  const isFresh = kept !== undefined && "time" in kept && Math.abs(now() - kept.time) < keptMs;
  const place = createStore<Place | undefined>(
    isFresh ? { latitude: kept.latitude, longitude: kept.longitude } : undefined,
  );
  return {
    read: place.read,
    subscribe: place.subscribe,
    isRefused: () => "isRefused" in (stored.read() ?? {}),
    async locate() {
      const found = await locate();
      if (found === "refused") stored.write({ isRefused: true });
      if (typeof found === "string") return found;
      stored.write({ ...found, time: now() });
      place.write(found);
      return found;
    },
  };
}
