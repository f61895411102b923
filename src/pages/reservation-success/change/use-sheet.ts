import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { ChangeInput } from "../../../../machines/reservation-change/machine.ts";
import { beginningAt, sheetEntryOf, type Wish, withSheet } from "./sheet-entry.ts";

/** The sheet over the page of a visit. */
export type OpenSheet = {
  /** Null while it is closed. */
  wish: Wish | null;
  /** What its process begins with, were it to begin here; null while it is closed. */
  beginning: Pick<ChangeInput, "wish" | "chosen"> | null;
  open: (wish: Wish) => void;
  close: () => void;
  /** While the service is at it nothing closes the sheet, not even a step back: its answer would be lost. */
  isLocked: boolean;
  lock: (isLocked: boolean) => void;
};

/**
 * Opens the sheet as an entry of the history of its own: a step back closes it, and a load of the page shows it again.
 * @param onClosed it was open, and is not any more
 */
export function useSheet(onClosed: () => void): OpenSheet {
  const navigate = useNavigate();
  const { pathname, search, key, state } = useLocation();
  const entry = useMemo(() => sheetEntryOf(state), [state]);
  const [isLocked, lock] = useState(false);
  const [shown, setShown] = useState(entry);
  if (shown !== entry && !(isLocked && entry === undefined)) setShown(entry);
  const isHeldOpen = shown !== undefined && entry === undefined;
  useEffect(() => {
    if (!isHeldOpen) return;
    const alone = { ...shown, steps: shown.steps.slice(-1) };
    void navigate({ pathname, search }, { state: withSheet(state, alone) });
  }, [isHeldOpen, navigate, pathname, search, state, shown]);
  const wish = shown?.wish ?? null;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && wish === null) onClosed();
    wasOpen.current = wish !== null;
  }, [wish, onClosed]);
  const open = useCallback(
    (wanted: Wish) => {
      const opened = withSheet(state, { wish: wanted, steps: [] });
      // Drawn at once: what is pressed next is in the sheet.
      void navigate({ pathname, search }, { state: opened, flushSync: true });
    },
    [navigate, pathname, search, state],
  );
  // The entries are gone back from but once, however often that is asked for.
  const closedAt = useRef<string>(undefined);
  useEffect(() => {
    if (closedAt.current !== key) closedAt.current = undefined;
  }, [key]);
  const close = useCallback(() => {
    if (entry === undefined || closedAt.current === key) return;
    closedAt.current = key;
    void navigate(-Math.max(1, entry.steps.length));
  }, [navigate, entry, key]);
  const beginning = shown === undefined ? null : beginningAt(shown);
  return { wish, beginning, open, close, isLocked, lock };
}
