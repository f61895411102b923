import { darker, lighter, mix } from "../colour.ts";
import type { Stage } from "../stage.ts";
import { box, disc, oval, path, put, row, stroke } from "../svg.ts";
import { armchair } from "./seats.ts";
import { bottles, towels } from "./small.ts";

/** A manicure table with lamp, towel and UV lamp; origin where it stands. */
export function manicureTable(stage: Stage, hasDrawers: boolean): string {
  const { palette, tone } = stage;
  const legs = hasDrawers
    ? row(
        2,
        (side) =>
          box(side ? 74 : -138, -150, 64, 148, stage.lit(tone.white, 0.16), 4) +
          row(
            3,
            (index) =>
              box(side ? 80 : -132, -144 + index * 47, 52, 40, lighter(palette.wall, 0.5), 3) +
              disc(side ? 106 : -106, -124 + index * 47, 4, palette.metal),
          ),
      )
    : [-1, 1]
        .map((side) =>
          stroke(`M${side * 120} -150L${side * 136} -2M${side * 120} -150L${side * 96} -2`, palette.metal, 8),
        )
        .join("");
  const lamp =
    oval(-104, -176, 24, 6, palette.ink) +
    stroke("M-104 -178L-124 -262L-40 -300", palette.metal, 7) +
    stage.glow(-6, -240, 90, 80, 0.6) +
    path("M-48 -308q34 -20 72 6l-10 22q-30 -18 -58 -8z", stage.lit(palette.accent, 0.25));
  const dryer =
    path("M22 -174v-26q0 -22 24 -22h44q24 0 24 22v26z", stage.lit(tone.white, 0.18)) +
    path("M34 -174v-16q0 -14 14 -14h40q14 0 14 14v16z", mix("#6a5bd6", palette.accent, 0.3)) +
    box(38, -178, 60, 4, "#d9d2ff", 2);
  return (
    stage.shade(0, 4, 190, 20, 0.4) +
    legs +
    box(-160, -172, 320, 24, stage.lit(palette.wood, 0.28), 10) +
    box(
      -150,
      -148,
      300,
      12,
      stage.linear([
        [0, palette.ink, 0.3],
        [1, palette.ink, 0],
      ]),
    ) +
    put(-30, -172, towels(stage, 92, 1)) +
    lamp +
    dryer +
    put(140, -172, bottles(stage, 46), 0.6)
  );
}

/** Shelves of small bottles of polish that pass from one colour to another; origin under the lowest board's middle. */
export function polishes(stage: Stage, columns: number, rows: number): string {
  const { palette, chance } = stage;
  const [w, h] = [columns * 38 + 44, rows * 68 + 40];
  const start = lighter(palette.soft, 0.1);
  const ways = chance.sample([palette.accent, palette.second, "#b23a55", "#d9a05a", "#6d5a94"], 2);
  const shelf = (line: number) =>
    row(columns, (index) => {
      const share = index / (columns - 1);
      const colour =
        share < 0.5 ? mix(start, ways[0] ?? start, share * 2) : mix(ways[0] ?? start, ways[1] ?? start, share * 2 - 1);
      const tint = mix(colour, line % 2 ? palette.ink : "#ffffff", line * 0.07);
      const x = -w / 2 + 41 + index * 38;
      return (
        box(x - 11, -26, 22, 26, stage.turned(tint), 6) +
        box(x - 5, -46, 10, 21, line % 2 ? palette.metal : palette.ink, 3)
      );
    });
  const boards = row(rows, (line) =>
    put(
      0,
      -20 - line * 68,
      box(
        -w / 2 + 12,
        4,
        w - 24,
        14,
        stage.linear([
          [0, palette.ink, 0.26],
          [1, palette.ink, 0],
        ]),
      ) +
        shelf(line) +
        box(-w / 2 + 10, 0, w - 20, 8, lighter(palette.wood, 0.15), 2),
    ),
  );
  const arch = chance.happens(0.5);
  const r = arch ? Math.min(w / 2, 120) : 14;
  const outline = (grow: number) =>
    `M${-w / 2 - grow} ${grow}V${-h + r - (arch ? 46 : 0)}a${r + grow} ${r + grow} 0 0 1 ${r + grow} ${-r - grow}H${w / 2 - r}a${r + grow} ${r + grow} 0 0 1 ${r + grow} ${r + grow}V${grow}z`;
  return (
    stage.shade(14, -h / 2, w * 0.62, h * 0.66, 0.2) +
    path(outline(10), stage.lit(palette.wood, 0.2)) +
    path(
      outline(0),
      stage.linear([
        [0, mix(palette.wallDeep, palette.ink, 0.14)],
        [0.2, lighter(palette.wall, 0.3)],
        [1, lighter(palette.wall, 0.45)],
      ]),
    ) +
    boards
  );
}

/** A pedicure armchair on its step; origin where the step stands. */
export function pedicureThrone(stage: Stage, colour: string): string {
  const { palette, tone } = stage;
  const basin =
    oval(0, -66, 92, 22, darker(tone.white, 0.1)) +
    path("M-92 -66q6 62 44 66h96q38 -4 44 -66z", stage.turned(lighter(palette.metal, 0.45))) +
    oval(0, -66, 92, 21, lighter(palette.metal, 0.6)) +
    oval(0, -64, 78, 15, "#9fd0d6") +
    stroke("M-40 -66q16 -6 32 0M10 -60q16 -6 34 0", "#ffffff", 3, { opacity: 0.8 });
  const petals = row(4, (index) => oval(-40 + index * 26, -62 - (index % 2) * 6, 8, 4, palette.accent));
  return (
    stage.shade(0, 2, 210, 24, 0.4) +
    path("M-176 -64H176L190 0H-190z", stage.lit(palette.wood, 0.2)) +
    box(-178, -80, 356, 20, stage.lit(lighter(palette.wood, 0.16), 0.2), 5) +
    put(0, -80, armchair(stage, colour), 1.16) +
    put(0, 26, stage.shade(0, 0, 120, 14, 0.35) + basin + petals)
  );
}

/** One bottle of polish with a tall cap; origin where it stands. */
export const polishBottle = (stage: Stage, colour: string) =>
  path("M-40 0q-8 -70 24 -78h32q32 8 24 78z", stage.turned(colour)) +
  path("M-17 -78h34l-6 -96h-22z", stage.turned(stage.palette.ink)) +
  stroke("M-22 -14q-4 -34 6 -46", "#ffffff", 6, { opacity: 0.6 });
