import type { Place } from "../../domain/distance.ts";
import { requiredContext } from "../ui/required-context.ts";

/** Where the client is, as far as they let the browser say it. */
export type Geolocation = {
  /** Undefined in the first paint, and until they have let the browser say it. */
  place: Place | undefined;
  /** Asks the browser for it, upon their press. */
  locate: () => Promise<Place | "refused" | "unknown">;
  /** Whether they have refused to say it before: then nothing offers it by itself. */
  isLocationRefused: () => boolean;
};

export const [GeolocationProvider, useGeolocation] = requiredContext<Geolocation>("geolocation");
