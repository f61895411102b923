import { darker, lighter } from "../colour.ts";
import type { Stage } from "../stage.ts";
import { box, disc, oval, path, put, row, stroke } from "../svg.ts";

export type LampKind = "globe" | "dome" | "cone" | "bulb" | "rattan" | "ring";

const shine = "#fff8e6";

/** A pendant lamp whose shade ends `drop` below the ceiling. */
export function pendant(stage: Stage, x: number, drop: number, kind: LampKind): string {
  const { palette } = stage;
  const cable = (end: number) => stroke(`M0 0V${end}`, stage.isDark ? palette.metal : palette.ink, 3, { opacity: 0.7 });
  const halo = stage.glow(0, drop, 190, 170, stage.isDark ? 0.6 : 0.75);
  const shapes: Record<LampKind, () => string> = {
    globe: () =>
      cable(drop - 44) +
      box(-9, drop - 56, 18, 16, palette.metal, 3) +
      disc(
        0,
        drop,
        44,
        stage.radial([
          [0, "#ffffff"],
          [0.7, shine],
          [1, "#f3e2c2"],
        ]),
      ),
    dome: () =>
      cable(drop - 66) +
      oval(0, drop + 2, 76, 10, shine) +
      path(`M-80 ${drop}q2 -66 80 -68q78 2 80 68z`, stage.turned(palette.accent)) +
      box(-10, drop - 78, 20, 14, palette.metal, 3),
    cone: () =>
      cable(drop - 84) +
      oval(0, drop, 60, 9, shine) +
      path(`M-62 ${drop}L-16 ${drop - 84}h32L62 ${drop}z`, stage.turned(stage.isDark ? palette.metal : palette.wood)),
    bulb: () =>
      cable(drop - 48) +
      box(-9, drop - 60, 18, 24, palette.metal, 4) +
      path(
        `M-9 ${drop - 38}q-20 16 -20 36a29 29 0 0 0 58 0q0 -20 -20 -36z`,
        stage.radial([
          [0, "#fffdf5"],
          [0.5, "#ffe9b8", 0.9],
          [1, "#ffd890", 0.55],
        ]),
      ) +
      stroke(`M-8 ${drop - 18}l5 20l6 -20l6 20`, "#e59a35", 2.5),
    rattan: () =>
      cable(drop - 72) +
      path(
        `M-92 ${drop}q0 -70 92 -76q92 6 92 76z`,
        stage.linear([
          [0, lighter(palette.wood, 0.3)],
          [1, lighter(palette.wood, 0.55)],
        ]),
      ) +
      row(9, (index) =>
        stroke(
          `M0 ${drop - 76}Q${(index - 4) * 24} ${drop - 60} ${(index - 4) * 22} ${drop}`,
          darker(palette.wood, 0.05),
          2.5,
          { opacity: 0.6 },
        ),
      ) +
      stroke(`M-88 ${drop - 26}Q0 ${drop - 44} 88 ${drop - 26}`, palette.wood, 3) +
      oval(0, drop, 90, 8, shine),
    ring: () =>
      stroke(`M0 0L-60 ${drop - 20}M0 0L60 ${drop - 20}`, palette.metal, 2) +
      oval(0, drop - 6, 92, 26, "none", { stroke: palette.metal, "stroke-width": 12 }) +
      oval(0, drop - 3, 92, 26, "none", { stroke: shine, "stroke-width": 5 }),
  };
  return put(x, 0, halo + shapes[kind]());
}

/** A standing lamp; origin at its foot. */
export function floorLamp(stage: Stage): string {
  const { palette } = stage;
  const shade = path(
    "M-62 -400L-40 -500H40L62 -400z",
    stage.linear([
      [0, lighter(palette.soft, 0.3)],
      [1, "#fff1cf"],
    ]),
  );
  return (
    stage.shade(0, 0, 70, 12) +
    stage.glow(0, -430, 220, 220, 0.55) +
    stroke("M0 -6V-400", palette.metal, 7) +
    shade +
    oval(0, -4, 44, 9, stage.turned(palette.metal))
  );
}
