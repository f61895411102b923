import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { AnyStateMachine, SnapshotFrom } from "xstate";
import {
  type Command,
  type Entry,
  goingTo,
  goingToChange,
  type ProcessView,
  startOfSync,
  type Steps,
  stepsIn,
  synchronize,
} from "./address-sync.ts";
import type { FlowActor } from "./flow.ts";

type Joined<Machine extends AnyStateMachine, Step extends string> = {
  actor: FlowActor<Machine>;
  steps: Steps<Step>;
  /** What the address says. */
  addressed: Pick<Entry<Step>, "step" | "asksMore" | "hasQuery">;
  viewOf: (snapshot: SnapshotFrom<Machine>) => ProcessView<Step>;
  /** Tells the process that the client went to a step. */
  revisit: (step: Step) => void;
  /** Goes to the address of a step. */
  show: (step: Step, options: ShowOptions) => void;
};

/** How an address is gone to, as `navigate` of react-router takes it. */
type ShowOptions = { replace: boolean; state: { steps: readonly string[] }; flushSync: true };

/**
 * Joins the address and the process: see {@link synchronize}.
 * @returns how the client goes to a step that was passed before, and how they go there to change something
 */
export function useStepAddress<Machine extends AnyStateMachine, Step extends string>(joined: Joined<Machine, Step>) {
  const { actor, steps, addressed, viewOf } = joined;
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const sync = useRef(startOfSync<Step>(key));
  const seen = useSelector(actor, (snapshot) => JSON.stringify(viewOf(snapshot)));
  const { step, asksMore, hasQuery } = addressed;
  const entry = useMemo(
    () => ({ key, step, asksMore, hasQuery, before: stepsIn(steps.names, state) }),
    [key, step, asksMore, hasQuery, steps, state],
  );
  const latest = useRef(joined);
  useEffect(() => {
    latest.current = joined;
  });

  const perform = useCallback(
    (command: Command<Step>) => {
      if (command.type === "send") return latest.current.revisit(command.step);
      if (command.type === "go") return void navigate(command.by);
      const { type, step: shown, before } = command;
      const options: ShowOptions = { replace: type === "replace", state: { steps: before }, flushSync: true };
      // Drawn at once: of an entry that is gone back from before it is drawn, the page would never know.
      queueMicrotask(() => latest.current.show(shown, options));
    },
    [navigate],
  );

  const follow = useEffectEvent(() => {
    for (let isSent = true; isSent;) {
      const synced = synchronize(steps, sync.current, entry, viewOf(actor.getSnapshot()));
      sync.current = synced.sync;
      if (synced.command !== null) perform(synced.command);
      isSent = synced.command?.type === "send";
    }
  });
  useEffect(() => follow(), [actor, seen, entry]);

  return useMemo(
    () => ({
      goTo: (passed: Step) => perform(goingTo(passed, entry)),
      change: (passed: Step) => perform(goingToChange(passed, entry)),
    }),
    [perform, entry],
  );
}
