import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import type { reservationChangeMachine } from "../../../../machines/reservation-change/machine.ts";
import { startTimeOf } from "../../../../machines/reservation-change/selectors.ts";
import type { FlowActor } from "../../../flow/flow.ts";
import { stateOf } from "../../../flow/state.ts";
import { eventsTo, sheetEntryOf, type SheetStep, wayTo, withSheet } from "./sheet-entry.ts";

type Actor = FlowActor<typeof reservationChangeMachine>;

/**
 * Joins the history and the process: a step on is an entry of its own, and whoever goes through the history, or loads an entry,
 * is followed by the process, once it waits for nobody else.
 */
export function useStepEntries(actor: Actor): void {
  const navigate = useNavigate();
  const { pathname, search, key, state } = useLocation();
  const type = useNavigationType();
  const step = useSelector(actor, stepOf);
  const isRefused = useSelector(actor, (snapshot) => stateOf(snapshot) === "refused");
  const seenKey = useRef<string>(undefined);
  useEffect(() => {
    const entry = sheetEntryOf(state);
    if (entry === undefined) return;
    // No step is gone back to any more: the next step back closes the sheet.
    if (isRefused && entry.steps.length > 1) return void navigate(1 - entry.steps.length);
    if (step === undefined) return;
    // An entry that is only written anew, or added, is where the process has gone already.
    const hasMoved = seenKey.current === undefined || (seenKey.current !== key && type === "POP");
    seenKey.current = key;
    const addressed = entry.steps.at(-1);
    if (hasMoved && addressed !== undefined)
      for (const event of eventsTo(addressed, entry, actor.getSnapshot())) actor.send(event);
    const now = stepOf(actor.getSnapshot());
    const picked = now === "confirmingMove" ? startTimeOf(actor.getSnapshot()) : null;
    const way = now === undefined ? null : wayTo(now, entry);
    if (way === null) return;
    if ("by" in way) return void navigate(way.by);
    const { steps, isReplaced } = way;
    const next = { ...entry, steps, ...(picked !== null && { startTime: picked }) };
    const options = { replace: isReplaced, state: withSheet(state, next) };
    // Drawn at once: of an entry that is gone back from before it is drawn, the sheet would never know.
    queueMicrotask(() => void navigate({ pathname, search }, { ...options, flushSync: true }));
  }, [actor, navigate, pathname, search, key, type, state, step, isRefused]);
}

/** The step at which the process stands; undefined while something is read. */
function stepOf(snapshot: ReturnType<Actor["getSnapshot"]>): SheetStep | undefined {
  const state = stateOf(snapshot);
  if (state === "updatingReservation") return "confirmingMove";
  return state === "choosingServices" || state === "choosingTime" || state === "confirmingMove" ? state : undefined;
}
