import ELK, { type ElkExtendedEdge, type ElkNode } from "elkjs/lib/elk.bundled.js";
import { labelLinesOf, linesOf } from "./lines.ts";
import type { ChartArrow, ChartGraph, ChartState } from "./graph.ts";

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };
export type PlacedState = Box & { state: ChartState };
export type PlacedArrow = { arrow: ChartArrow; points: Point[]; label: Box };
/** A statechart with a place for everything; pixels from the upper left corner. */
export type Layout = { width: number; height: number; states: PlacedState[]; arrows: PlacedArrow[] };

export const text = { lineHeight: 15, characterWidth: 6.7, titleWidth: 8, padding: 12, labelPadding: 4 };

const options = {
  "elk.algorithm": "layered",
  "elk.direction": "DOWN",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.json.edgeCoords": "ROOT",
  "elk.json.shapeCoords": "ROOT",
  "elk.layered.spacing.nodeNodeBetweenLayers": "36",
  "elk.spacing.nodeNode": "36",
  "elk.spacing.edgeNode": "18",
  "elk.spacing.edgeEdge": "12",
  "elk.spacing.edgeLabel": "3",
  "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES",
  "elk.layered.cycleBreaking.strategy": "MODEL_ORDER",
  "elk.padding": "[top=24,left=24,bottom=24,right=24]",
};

/** Lays a statechart out, states inside of states; the same graph gets the same layout. */
export async function layOut(graph: ChartGraph): Promise<Layout> {
  const whole: ElkNode = {
    id: "",
    layoutOptions: options,
    children: childrenOf(graph, ""),
    edges: graph.arrows.map(edgeOf),
  };
  const placed: ElkNode = await new ELK().layout(whole);
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    states: everyNode(placed).flatMap((node) => placeState(graph, node)),
    arrows: everyEdge(placed).flatMap((edge) => placeArrow(graph, edge)),
  };
}

function childrenOf(graph: ChartGraph, parent: string): ElkNode[] {
  return graph.states
    .filter((state) => state.parent === parent)
    .map((state) => {
      const children = childrenOf(graph, state.id);
      const size = sizeOf(state);
      if (children.length === 0) return { id: state.id, ...size };
      const padding = `[top=${size.height + 8},left=24,bottom=24,right=24]`;
      return { id: state.id, children, layoutOptions: { "elk.padding": padding } };
    });
}

function sizeOf(state: ChartState): { width: number; height: number } {
  const lines = linesOf(state);
  const widest = Math.max(
    state.name.length * text.titleWidth,
    ...lines.map((line) => line.length * text.characterWidth),
  );
  return {
    width: Math.ceil(widest) + 2 * text.padding,
    height: 18 + lines.length * text.lineHeight + 2 * text.padding,
  };
}

function edgeOf(arrow: ChartArrow, index: number): ElkExtendedEdge {
  const lines = labelLinesOf(arrow);
  const longest = Math.max(...lines.map(({ line }) => line.length));
  const label = {
    text: lines.map(({ line }) => line).join("\n"),
    width: Math.ceil(longest * text.characterWidth) + 2 * text.labelPadding,
    height: lines.length * text.lineHeight + 2 * text.labelPadding,
    layoutOptions: { "elk.edgeLabels.inline": "true", "elk.edgeLabels.placement": "CENTER" },
  };
  return { id: String(index), sources: [arrow.from], targets: [arrow.to], labels: [label] };
}

function placeState({ states }: ChartGraph, node: ElkNode): PlacedState[] {
  const state = states.find(({ id }) => id === node.id);
  return state ? [{ state, ...boxOf(node) }] : [];
}

function placeArrow({ arrows }: ChartGraph, { id, sections = [], labels = [] }: ElkExtendedEdge): PlacedArrow[] {
  const arrow = arrows[Number(id)];
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);
  return arrow ? [{ arrow, points, label: boxOf(labels[0] ?? {}) }] : [];
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x, y, width, height };
}

function everyNode({ children = [] }: ElkNode): ElkNode[] {
  return children.flatMap((child) => [child, ...everyNode(child)]);
}

function everyEdge(node: ElkNode): ElkExtendedEdge[] {
  return [...(node.edges ?? []), ...(node.children ?? []).flatMap(everyEdge)];
}
