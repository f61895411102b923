import { darker, lighter } from "./colour.ts";
import type { Stage } from "./stage.ts";
import { box, path, put, row, stroke } from "./svg.ts";
import { view } from "./views.ts";

export type WindowShape = "arch" | "square" | "band";

/** A window with its top left corner at (x, y): the city outside, bars, a sill, and curtains when asked. */
export function windowAt(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  shape: WindowShape,
  curtains: boolean,
): string {
  const { palette } = stage;
  const outline = (grow: number) => {
    const [w, h, r] = [width + grow * 2, height + grow, shape === "arch" ? width / 2 + grow : 8 + grow];
    return `M${-grow} ${h}V${r - grow}a${r} ${r} 0 0 1 ${r} ${-r}H${w - grow - r}a${r} ${r} 0 0 1 ${r} ${r}V${h}z`;
  };
  const wood = stage.isDark ? darker(palette.wood, 0.1) : lighter(palette.wood, 0.72);
  const columns = shape === "band" ? 3 : 2;
  const bars =
    row(columns - 1, (index) => stroke(`M${(width / columns) * (index + 1)} 0V${height}`, wood, 9)) +
    stroke(`M0 ${height * (shape === "arch" ? 0.42 : 0.3)}H${width}`, wood, 8);
  const shine = path(
    `M${width * 0.1} ${height}L${width * 0.55} 0h${width * 0.14}L${width * 0.24} ${height}z`,
    "#ffffff",
    { opacity: 0.16 },
  );
  const pane = stage.inside(path(outline(0), "#000"), view(stage, width, height) + shine + bars);
  const sill =
    box(-34, height + 12, width + 68, 18, lighter(wood, 0.2), 5) +
    box(
      -30,
      height + 30,
      width + 60,
      12,
      stage.linear([
        [0, palette.ink, 0.25],
        [1, palette.ink, 0],
      ]),
    );
  const content =
    stage.glow(width / 2, height / 2, width * 0.95, height * 0.8, 0.5, "#fff6e4") +
    path(outline(14), wood) +
    path(outline(4), darker(wood, 0.18)) +
    pane +
    sill;
  return put(
    x,
    y,
    content +
      (curtains ? curtain(stage, width, height) : "") +
      (curtains ? box(-90, -46, width + 180, 10, palette.metal, 5) : ""),
  );
}

function curtain(stage: Stage, width: number, height: number): string {
  const cloth = stage.isDark ? stage.palette.soft : stage.tone.cream;
  const paint = stage.linear(
    [
      [0, darker(cloth, 0.12)],
      [0.2, lighter(cloth, 0.4)],
      [0.4, darker(cloth, 0.06)],
      [0.62, lighter(cloth, 0.4)],
      [0.8, darker(cloth, 0.08)],
      [1, darker(cloth, 0.16)],
    ],
    "right",
  );
  const drop = height + 150;
  const left = `M-84 -40H24Q18 ${drop * 0.5} 4 ${drop}H-76Q-90 ${drop * 0.5} -84 -40z`;
  return (
    path(left, paint, { opacity: 0.94 }) +
    `<g transform="translate(${width} 0) scale(-1 1)">${path(left, paint, { opacity: 0.94 })}</g>`
  );
}
