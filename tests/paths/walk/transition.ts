import { transition, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from "xstate";

const withoutBeginning = new WeakMap<AnyStateMachine, AnyStateMachine>();

/**
 * XState's pure transition. It makes an actor each time, which begins the machine once more with no input: that was half of the
 * work of a walk, and nothing of it is looked at.
 */
export function transitionOf(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): ReturnType<typeof transition<AnyStateMachine>> {
  const known = withoutBeginning.get(machine);
  const logic: AnyStateMachine = known ?? Object.create(machine, { getInitialSnapshot: { value: () => snapshot } });
  if (!known) withoutBeginning.set(machine, logic);
  return transition(logic, snapshot, event);
}
