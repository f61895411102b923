import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { reservationQuery, type ReservationStep, reservationSteps } from "../../../domain/addresses.ts";
import { hrefs, withSignIn } from "../../routes/hrefs.ts";
import type { ReservationActor } from "./port.ts";
import { stateOf, stepOf } from "./states.ts";

/**
 * Keeps the address and the process in step: where the process goes, the address follows with an entry of the history
 * of its own; where the client goes in the history, the process is told, also while it waits for an answer. A step that
 * stands in the history already is gone back to and not entered twice.
 * @returns goes to a step that was passed before
 */
export function useStepAddress(actor: ReservationActor, company: string, addressed: ReservationStep) {
  const navigate = useNavigate();
  const location = useLocation();
  const { key, state: entry } = location;
  const { search } = withSignIn(location, undefined);
  const state = useSelector(actor, stateOf);
  const waitsForUser = useSelector(actor, (snapshot) => snapshot.hasTag("waitsForUser"));
  // The entry that was come to first, the one dealt with last, the one told of, and the step that the process led to.
  const [enteredKey] = useState(key);
  const seenKey = useRef<string>(null);
  const toldKey = useRef<string>(null);
  const led = useRef<ReservationStep>(null);

  const show = useCallback(
    (step: ReservationStep, how: "push" | "replace") => {
      led.current = step;
      const before = stepsIn(entry);
      const index = before.lastIndexOf(step);
      if (how === "push" && index !== -1) return void navigate(index - before.length);
      const isPushed = how === "push" && addressed !== "code" && isLater(step, addressed);
      const steps = isPushed ? [...before, addressed] : before;
      void navigate(hrefs.reservation(company, step), { replace: !isPushed, state: { steps } });
    },
    [navigate, company, addressed, entry],
  );

  useEffect(() => {
    const hasTimeInAddress = new URLSearchParams(search).has(reservationQuery.startTime.key);
    const revisited = { type: "step.revisited", step: addressed } as const;
    if (!waitsForUser) {
      const hasMoved = key !== (toldKey.current ?? seenKey.current ?? enteredKey);
      const isByUser = led.current !== addressed && !hasTimeInAddress;
      if (!hasMoved || !isByUser || !actor.getSnapshot().can(revisited)) return;
      toldKey.current = key;
      return actor.send(revisited);
    }
    const isFirst = seenKey.current === null;
    const hasMoved = seenKey.current !== key;
    const isTold = toldKey.current === key;
    seenKey.current = key;
    toldKey.current = null;
    led.current = null;
    const reached = () => {
      const snapshot = actor.getSnapshot();
      return stepOf(stateOf(snapshot), snapshot.context);
    };
    if (hasMoved && !isTold && !hasTimeInAddress && reached() !== addressed) actor.send(revisited);
    if (reached() !== addressed || search !== "") show(reached(), isFirst || hasMoved ? "replace" : "push");
  }, [actor, state, waitsForUser, key, search, addressed, enteredKey, show]);

  return useCallback(
    (step: ReservationStep) => {
      const before = stepsIn(entry);
      const index = before.lastIndexOf(step);
      void (index === -1 ? navigate(hrefs.reservation(company, step)) : navigate(index - before.length));
    },
    [navigate, company, entry],
  );
}

function isLater(step: ReservationStep, other: ReservationStep): boolean {
  return reservationSteps.indexOf(step) > reservationSteps.indexOf(other);
}

/** The steps that lie before an entry of the history, as this hook has left them there. */
function stepsIn(entry: unknown): ReservationStep[] {
  const steps = typeof entry === "object" && entry !== null && "steps" in entry ? entry.steps : undefined;
  if (!Array.isArray(steps)) return [];
  return reservationSteps.filter((step) => steps.includes(step));
}
