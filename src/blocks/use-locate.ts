import { useState } from "react";
import { isNearby, type Place } from "../../domain/distance.ts";
import { useGeolocation } from "./geolocation.ts";

/** What came of asking where the client is; undefined before they press for it. */
export type Locating = "asking" | "refused" | "unknown" | undefined;

/** Asks where the client is upon their press. */
export function useLocate(): { locating: Locating; locate: () => Promise<void> } {
  const { locate } = useGeolocation();
  const [locating, setLocating] = useState<Locating>();
  return {
    locating,
    async locate() {
      setLocating("asking");
      const found = await locate();
      setLocating(typeof found === "string" ? found : undefined);
    },
  };
}

/** Where the client is, if that is near the middle of a city; undefined until it is known. */
export function usePlaceIn(city: Place | undefined): Place | undefined {
  const { place } = useGeolocation();
  return place && city && isNearby(place, city) ? place : undefined;
}
