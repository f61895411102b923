import { useEffect, useState } from "react";
import type { Place } from "../../domain/distance.ts";
import type { SavedReservation } from "../../domain/draft.ts";
import type { PageFact } from "./page-fact.ts";
import { requiredContext } from "../ui/required-context.ts";

/** What was searched for in this browser, the last words first. */
export type RecentSearches = {
  read: () => readonly string[];
  keep: (words: string) => void;
  forget: () => void;
};

/** A phone or a tablet by who makes its system. */
export type Phone = "iphone" | "android";

/** What pages know of the browser they are shown in, without touching it. */
export type Environment = {
  /** Where the pages are served from, without a slash at the end. */
  origin: string;
  /** Epoch milliseconds: at first the moment of rendering, then the clock's. */
  now: number;
  readSavedReservation: () => Promise<SavedReservation | undefined>;
  recentSearches: RecentSearches;
  /** The key of the tab of the menu that was pressed last. */
  pressedTab: () => string | undefined;
  /** Fetches the scripts of the page behind a path: the client is about to go there. */
  prefetch: (path: string) => void;
  /** The code of a message that arrives on this very device (WebOTP); undefined where there is no such thing. */
  readOneTimeCode: (signal: AbortSignal) => Promise<string | undefined>;
  /** What the device says of an instant (epoch milliseconds): minutes east of UTC. */
  deviceOffset: (epoch: number) => number;
  /** Whose phone this is; undefined in the first paint. */
  phone: Phone | "none" | undefined;
  /** Where the client is; undefined in the first paint, and until they have let the browser say it. */
  place: Place | undefined;
  /** Asks the browser where the client is, upon their press. */
  locate: () => Promise<Place | "refused" | "unknown">;
  /** Until when the service wants no more readings, epoch milliseconds of this device's clock; 0 where it has refused none. */
  refusedUntil: () => number;
  /** Whether they have refused to say it before: then nothing offers it by itself. */
  isLocationRefused: () => boolean;
  /** Where the map's tiles are, "" for nowhere, and whom it names as their source. */
  mapTiles: { url: string; credit: string };
  /** Puts a text on the clipboard; false where the browser does not let us. */
  copyText: (text: string) => Promise<boolean>;
  /** Hears from a browser that can install the app by a press, and gives what asks the client; answers what stops it. */
  hearInstallOffer: (hear: (ask: () => void) => void) => () => void;
  /** Hands a link over to what the client chooses of the device; absent where the device has nothing of the kind. */
  share: ((url: string) => Promise<void>) | undefined;
  /** Prints the page, as the browser does. */
  print: () => void;
  /** A token of the recaptcha for an act of that name; rejects where it cannot be had. */
  recaptcha: (action: string) => Promise<string>;
  /** Says what happened on the page. */
  emit: (fact: PageFact) => void;
};

export const [EnvironmentProvider, useEnvironment] = requiredContext<Environment>("environment");

/** The draft that lies in the browser; undefined in the first paint, which the server has drawn without it. */
export function useSavedReservation(): SavedReservation | undefined {
  const { readSavedReservation } = useEnvironment();
  const [saved, setSaved] = useState<SavedReservation>();
  useEffect(() => {
    let isShown = true;
    // What can't be fetched now is no loss: the draft itself stays where it is.
    readSavedReservation().then(
      (found) => isShown && setSaved(found),
      () => {},
    );
    return () => void (isShown = false);
  }, [readSavedReservation]);
  return saved !== undefined && !saved.isDeleted && saved.services.length > 0 ? saved : undefined;
}
