import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { reservationQuery } from "../../../domain/page-queries.ts";
import type { ReservationStep } from "../../../domain/reservation-steps.ts";
import { isWaitingForUser } from "../../../machines/kit/selectors.ts";
import type { reservationMachine } from "../../../machines/reservation/machine.ts";
import { canRevisit, type ReservationSnapshot } from "../../../machines/reservation/selectors.ts";
import type { FlowActor } from "../../flow/flow.ts";
import { hrefs, withSignIn } from "../../routes/hrefs.ts";
import { seenStateOf, stepOf } from "./states.ts";
import {
  type Command,
  type Entry,
  goingTo,
  goingToChange,
  synchronize,
  startOfSync,
  type ProcessView,
  stepsIn,
} from "./step-address.ts";

/**
 * Joins the address and the process: see {@link synchronize}.
 * @returns how the client goes to a step that was passed before, and how they go there to change something
 */
export function useStepAddress(
  actor: FlowActor<typeof reservationMachine>,
  company: string,
  addressed: ReservationStep,
) {
  const navigate = useNavigate();
  const location = useLocation();
  const { key, state } = location;
  const { search } = withSignIn(location, undefined);
  const sync = useRef(startOfSync(key));
  const seen = useSelector(actor, (snapshot) => JSON.stringify([seenStateOf(snapshot).state, stepOf(snapshot)]));

  const perform = useCallback(
    (command: Command) => {
      if (command.type === "send") return actor.send({ type: "step.revisited", step: command.step });
      if (command.type === "go") return void navigate(command.by);
      const { type, step, before } = command;
      const options = { replace: type === "replace", state: { steps: before } };
      // Drawn at once: of an entry that is gone back from before it is drawn, the page would never know.
      queueMicrotask(() => void navigate(hrefs.reservation(company, step), { ...options, flushSync: true }));
    },
    [actor, navigate, company],
  );

  useEffect(() => {
    const entry = entryOf({ key, state, search }, addressed);
    for (let isSent = true; isSent;) {
      const synced = synchronize(sync.current, entry, processOf(actor.getSnapshot(), addressed));
      sync.current = synced.sync;
      if (synced.command !== null) perform(synced.command);
      isSent = synced.command?.type === "send";
    }
  }, [actor, seen, key, state, search, addressed, perform]);

  return useMemo(() => {
    const entry = entryOf({ key, state, search }, addressed);
    return {
      goTo: (step: ReservationStep) => perform(goingTo(step, entry)),
      change: (step: ReservationStep) => perform(goingToChange(step, entry)),
    };
  }, [perform, key, state, search, addressed]);
}

type Place = { key: string; state: unknown; search: string };

function entryOf({ key, state, search }: Place, step: ReservationStep): Entry {
  const hasTime = new URLSearchParams(search).has(reservationQuery.startTime.key);
  return { key, step, before: stepsIn(state), hasTime, hasQuery: search !== "" };
}

function processOf(snapshot: ReservationSnapshot, addressed: ReservationStep): ProcessView {
  return {
    step: stepOf(snapshot),
    isWaitingForUser: isWaitingForUser(snapshot),
    canFollow: canRevisit(addressed)(snapshot),
  };
}
