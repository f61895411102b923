import type { ChartLabel } from "./graph.ts";
import { text, type Box, type Layout, type PlacedArrow, type PlacedState, type Point } from "./layout.ts";
import { labelLinesOf, linesOf } from "./lines.ts";
import { chartStyle } from "./style.ts";

/** A sign beside the name of a state: what it stands for, and the class by which a page colours it. */
type Sign = { sign: string; title: string; mark: string };

/** A class for a state or a transition, by which a page colours it, "" for none; and the signs of a state. */
export type Marks = {
  ofState(id: string): string;
  ofTransition(name: string): string;
  signsOf(id: string): readonly Sign[];
};

export const unmarked: Marks = { ofState: () => "", ofTransition: () => "", signsOf: () => [] };

/**
 * Draws a laid out statechart as an SVG that needs nothing else, in light and in dark. By `data-state` and
 * `data-transition` a page finds what to light up.
 */
export function drawSvg(title: string, layout: Layout, marks: Marks): string {
  const { width, height, states, arrows } = layout;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" width="${round(width)}" height="${round(height)}" role="img" aria-label="${escape(title)}">`,
    `<style>${chartStyle}</style>`,
    `<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" class="tip"/></marker></defs>`,
    `<rect class="paper" width="100%" height="100%"/>`,
    ...states.map((state) => drawBox(state, marks)),
    ...arrows.map((arrow) => drawLine(arrow, marks)),
    ...states.map((state) => drawWords(state, marks)),
    ...arrows.map((arrow) => drawLabels(arrow, marks)),
    "</svg>\n",
  ].join("\n");
}

function drawBox({ state, x, y, width, height }: PlacedState, marks: Marks): string {
  const start = state.isInitial ? `<circle class="start" cx="${round(x)}" cy="${round(y)}" r="6"/>` : "";
  const box = rect({ x, y, width, height }, state.kind === "end" ? 24 : 10);
  return `<g class="state ${state.kind} ${marks.ofState(state.id)}" data-state="${state.id}">${box}${start}</g>`;
}

const signWidth = 18;

function drawWords({ state, x, y, width }: PlacedState, marks: Marks): string {
  const left = round(x + text.padding);
  const first = y + text.padding + 12;
  const description = linesOf({ ...state, described: [] });
  const lineY = (index: number): number => round(first + 18 + index * text.lineHeight);
  return [
    `<g class="words ${state.kind}">`,
    `<text class="name" x="${left}" y="${round(first)}">${escape(state.name)}</text>`,
    ...marks.signsOf(state.id).map(({ sign, title, mark }, index, all) => {
      const right = round(x + width - text.padding - (all.length - 1 - index) * signWidth);
      return `<text class="sign ${mark}" x="${right}" y="${round(first)}" text-anchor="end"><title>${escape(title)}</title>${sign}</text>`;
    }),
    ...description.map((line, index) => `<text x="${left}" y="${lineY(index)}">${escape(line)}</text>`),
    ...state.described.map((label, index) => drawLabel(label, left, lineY(description.length + index), marks)),
    "</g>",
  ].join("");
}

function drawLine({ arrow, points }: PlacedArrow, marks: Marks): string {
  const [start, ...rest] = points.map(({ x, y }: Point) => `${round(x)} ${round(y)}`);
  const classes = new Set(arrow.labels.map(({ transition }) => marks.ofTransition(transition)));
  const mark = classes.size === 1 ? [...classes].join("") : "mixed";
  const transitions = arrow.labels.map(({ transition }) => transition).join("|");
  return `<path class="line ${mark}" data-transitions="${transitions}" marker-end="url(#tip)" d="M${start} L${rest.join(" ")}"/>`;
}

function drawLabels({ arrow, label }: PlacedArrow, marks: Marks): string {
  const x = round(label.x + text.labelPadding);
  const lines = labelLinesOf(arrow).map(({ line, transition }, index) =>
    drawLabel({ text: line, transition }, x, round(label.y + 12 + text.labelPadding + index * text.lineHeight), marks),
  );
  return `<g class="labels">${rect(label, 4)}${lines.join("")}</g>`;
}

function drawLabel({ text: words, transition }: ChartLabel, x: number, y: number, marks: Marks): string {
  const mark = marks.ofTransition(transition);
  return `<text class="event ${mark}" data-transition="${transition}" x="${x}" y="${y}">${escape(words)}</text>`;
}

function rect({ x, y, width, height }: Box, radius: number): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}"/>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function escape(words: string): string {
  return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
