import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { VisitChoice } from "../../../../domain/visit-choice.ts";
import { ownChoiceOf } from "../../../../machines/reservation-change/selectors.ts";
import { useFlowSelector } from "./flow.ts";
import { sheetEntryOf, type SheetStep, withSheet, writeChoice } from "./sheet-entry.ts";

/** Keeps what is chosen in the entry of the history that shows a step: a load of the page finds it again, and nobody else does. */
export function useKeptChoice(step: SheetStep, chosen: VisitChoice): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const own = writeChoice(useFlowSelector(ownChoiceOf));
  const choice = writeChoice(chosen);
  useEffect(() => {
    const entry = sheetEntryOf(state);
    if (entry?.steps.at(-1) !== step || (entry.choice ?? own) === choice) return;
    void navigate({ pathname, search }, { replace: true, state: withSheet(state, { ...entry, choice }) });
  }, [navigate, pathname, search, state, step, own, choice]);
}
