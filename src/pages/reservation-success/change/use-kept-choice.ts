import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Reservation } from "../../../../domain/entities.ts";
import { chosenOtherwise, type VisitChoice } from "../../../../domain/visit-choice.ts";
import { sheetEntryOf, type SheetStep, withSheet, keptChoice } from "./sheet-entry.ts";

/** Keeps what is chosen otherwise of a visit in the entry of the history that shows a step: a load of the page finds it again, and nobody else does. */
export function useKeptChoice(step: SheetStep, reservation: Reservation, chosen: VisitChoice): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const kept = JSON.stringify(keptChoice(chosenOtherwise(chosen, reservation)));
  useEffect(() => {
    const entry = sheetEntryOf(state);
    if (entry?.steps.at(-1) !== step) return;
    if (JSON.stringify(entry.chosen ?? keptChoice({})) === kept) return;
    const shown = withSheet(state, { ...entry, chosen: JSON.parse(kept) });
    void navigate({ pathname, search }, { replace: true, state: shown });
  }, [navigate, pathname, search, state, step, kept]);
}
