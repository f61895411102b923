import { useState } from "react";
import { isNearby, type Place } from "../../domain/distance.ts";
import { useEnvironment } from "./environment.ts";

/** What came of asking where the client is; undefined before they press for it. */
export type Locating = "asking" | "refused" | "unknown" | undefined;

/** Asks where the client is upon their press; `locate` answers whether it is known then. */
export function useLocate(): { locating: Locating; locate: () => Promise<boolean> } {
  const { locate } = useEnvironment();
  const [locating, setLocating] = useState<Locating>();
  return {
    locating,
    async locate() {
      setLocating("asking");
      const found = await locate();
      setLocating(typeof found === "string" ? found : undefined);
      return typeof found !== "string";
    },
  };
}

/** Where the client is, if that is near the middle of a city; undefined until it is known. */
export function usePlaceIn(city: Place | undefined): Place | undefined {
  const { place } = useEnvironment();
  return place && city && isNearby(place, city) ? place : undefined;
}
