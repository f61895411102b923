import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from "xstate";

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
  const [branch] = branchesOf(source)
    .map((branches) => branches.indexOf(transition))
    .filter((index) => index >= 0);
  return `${pathOf(source)} on ${eventType || "arrival"}, branch ${branch}`;
}

function branchesOf(state: AnyStateNode): AnyTransitionDefinition[][] {
  return [...state.transitions.values(), state.always ?? []];
}

/** The state's path with dots: "held.enteringContacts". */
export function stateName(value: StateValue): string {
  if (typeof value === "string") return value;
  const entries = Object.entries(value);
  return entries.map(([parent, child]) => (child ? `${parent}.${stateName(child)}` : parent)).join(" + ");
}

const worldEvents = [
  [/^xstate\.done\.actor\.(.+)$/, "$1 answers"],
  [/^xstate\.error\.actor\.(.+)$/, "$1 fails"],
  [/^xstate\.snapshot\.(.+)$/, "$1 moves"],
] as const;

/** What an event is called: an answer of the world by who gives it, "createReservation fails". */
export function eventWords(type: string): string {
  return worldEvents.reduce((text, [pattern, words]) => text.replace(pattern, words), type);
}
