import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";

/** All states below the machine itself, in the order of its file, parents before children. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] =>
    Object.values(node.states).flatMap((child: AnyStateNode) => [child, ...below(child)]);
  return below(machine.root);
}

/** The state's path with dots, as in {@link stateName}; "" is the machine itself. */
export function pathOf(state: AnyStateNode): string {
  return state.path.join(".");
}

/** Every transition that the machine's file declares: each branch of on, always, after, onDone, onError, onSnapshot. */
export function declaredTransitions(machine: AnyStateMachine): string[] {
  return [machine.root, ...statesOf(machine)].flatMap((state: AnyStateNode) =>
    branchesOf(state).flat().map(nameOfTransition),
  );
}

/** Names a declared transition the same on every copy of the machine. */
export function nameOfTransition(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const branch = branchesOf(source)
    .find((branches) => branches.includes(transition))
    ?.indexOf(transition);
  return `${pathOf(source)} on ${eventType || "arrival"}, branch ${branch}`;
}

function branchesOf(state: AnyStateNode): AnyTransitionDefinition[][] {
  return [...state.transitions.values(), state.always ?? []];
}
