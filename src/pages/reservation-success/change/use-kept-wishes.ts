import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type Wishes, writeWishes } from "../../../../domain/wishes.ts";
import { ownWishesOf } from "../../../../machines/reservation-change/selectors.ts";
import { useFlowSelector } from "./flow.ts";
import { sheetEntryOf, type SheetStep, withSheet } from "./sheet-entry.ts";

/** Keeps what is chosen in the entry of the history that shows a step: a load of the page finds it again, and nobody else does. */
export function useKeptWishes(step: SheetStep, chosen: Wishes): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const own = writeWishes(useFlowSelector(ownWishesOf));
  const wishes = writeWishes(chosen);
  useEffect(() => {
    const entry = sheetEntryOf(state);
    if (entry?.steps.at(-1) !== step || (entry.wishes ?? own) === wishes) return;
    void navigate({ pathname, search }, { replace: true, state: withSheet(state, { ...entry, wishes }) });
  }, [navigate, pathname, search, state, step, own, wishes]);
}
