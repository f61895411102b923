import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { eventWords, nameOfTransition, pathOf, statesOf } from "../../../machines/kit/chart.ts";

/** A statechart as it is drawn. Ids are dot paths; "" is the machine itself. */
export type ChartGraph = { machine: string; states: ChartState[]; arrows: ChartArrow[] };

export type ChartState = {
  id: string;
  parent: string;
  name: string;
  description: string;
  kind: "user" | "service" | "standing" | "passing" | "group" | "end";
  /** Transitions that are told in words: those that stay in the state, and those that lead to it from anywhere. */
  described: ChartLabel[];
  isInitial: boolean;
};

/** All transitions from one state to another, drawn as one arrow. */
export type ChartArrow = { from: string; to: string; labels: ChartLabel[] };

/** One declared transition; `transition` names it as in {@link nameOfTransition}. */
export type ChartLabel = { text: string; transition: string };

export function graphOf(machine: AnyStateMachine): ChartGraph {
  const nodes: AnyStateNode[] = statesOf(machine);
  const arrows = new Map<string, ChartArrow>();
  for (const transition of nodes.flatMap(transitionsOf)) {
    for (const target of transition.target ?? []) {
      const [from, to] = [pathOf(transition.source), pathOf(target)];
      const arrow = arrows.get(`${from}>${to}`) ?? { from, to, labels: [] };
      arrow.labels.push(labelOf(transition));
      arrows.set(`${from}>${to}`, arrow);
    }
  }
  return { machine: machine.id, states: nodes.map(stateOf), arrows: [...arrows.values()] };
}

function stateOf(node: AnyStateNode): ChartState {
  return {
    id: pathOf(node),
    parent: node.path.slice(0, -1).join("."),
    name: node.key,
    description: node.description ?? "",
    kind: kindOf(node),
    described: [
      ...transitionsOf(node)
        .filter(({ target }) => !target)
        .map((transition) => labelOf(transition, "↻ ")),
      ...transitionsOf(node.machine.root)
        .filter(({ target }) => target?.includes(node))
        .map((transition) => labelOf(transition, "from anywhere: ")),
    ],
    isInitial: node.parent?.initial.target?.includes(node) ?? false,
  };
}

function kindOf(node: AnyStateNode): ChartState["kind"] {
  if (node.type === "final") return "end";
  if (node.type === "compound") return "group";
  if (node.tags.includes("waitsForServer")) return "service";
  if (node.tags.includes("standsBy")) return "standing";
  return node.tags.includes("waitsForUser") ? "user" : "passing";
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...node.transitions.values(), node.always ?? []].flat();
}

/** "slot.picked, if hasServices"; "holdTime fails, if isAboutMasters"; of branches only the last has no condition. */
function labelOf(transition: AnyTransitionDefinition, sign = ""): ChartLabel {
  const event = eventWords(transition.eventType);
  const condition = conditionOf(transition);
  const text = [event, condition && `if ${condition}`].filter(Boolean).join(", ");
  return { text: sign + (text || "otherwise"), transition: nameOfTransition(transition) };
}

function conditionOf({ guard, eventType }: AnyTransitionDefinition): string {
  if (!guard) return "";
  if (typeof guard === "string") return guard;
  if (typeof guard === "function") throw new Error("A guard has a name: it stands in setup.");
  const { params } = guard;
  const event = { type: eventType, output: {}, snapshot: { context: {} } };
  const meant: unknown = typeof params === "function" ? params({ context: {}, event }) : params;
  const about =
    meant instanceof Object ? ["step", "action", "purpose"].flatMap((name) => Reflect.get(meant, name) ?? []) : [];
  return [guard.type, ...about].join(" ");
}
