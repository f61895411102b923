import { useEffect, useState } from "react";
import type { SavedReservation } from "../../domain/draft.ts";
import { requiredContext } from "../ui/required-context.ts";

/** What was searched for in this browser, the last words first. */
export type RecentSearches = {
  read: () => readonly string[];
  keep: (words: string) => void;
  forget: () => void;
};

/** What this browser has kept of what was done before. */
export type Kept = {
  readSavedReservation: () => Promise<SavedReservation | undefined>;
  recentSearches: RecentSearches;
  /** The key of the tab of the menu that was pressed last. */
  pressedTab: () => string | undefined;
};

export const [KeptProvider, useKept] = requiredContext<Kept>("kept");

/** The draft that lies in the browser; undefined in the first paint, which the server has drawn without it. */
export function useSavedReservation(): SavedReservation | undefined {
  const { readSavedReservation } = useKept();
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
