import { darker, lighter } from "../colour.ts";
import type { Stage } from "../stage.ts";
import { box, oval, path, put, row, stroke } from "../svg.ts";
import { bouquet } from "./plants.ts";
import { books } from "./small.ts";

/** A little table, its top 140 above the floor; origin where it stands. */
export function sideTable(stage: Stage): string {
  const { palette } = stage;
  return (
    stage.shade(0, 2, 90, 12, 0.36) +
    [-44, 0, 44].map((x) => stroke(`M${x * 0.7} -130L${x} -3`, palette.wood, 9)).join("") +
    oval(0, -134, 92, 15, darker(palette.wood, 0.2)) +
    oval(0, -140, 92, 15, stage.lit(lighter(palette.wood, 0.1), 0.18))
  );
}

/** A low round table with books and flowers; origin where it stands. */
export function coffeeTable(stage: Stage): string {
  const { palette } = stage;
  return (
    stage.shade(0, 4, 170, 20, 0.4) +
    path("M-40 -92h80l26 90h-132z", stage.turned(palette.wood)) +
    oval(0, -92, 158, 27, darker(palette.wood, 0.25)) +
    oval(
      0,
      -102,
      158,
      27,
      stage.linear(
        [
          [0, lighter(palette.wood, 0.4)],
          [1, palette.wood],
        ],
        "right",
      ),
    ) +
    put(-58, -98, books(stage), 0.85) +
    put(50, -102, bouquet(stage), 0.82) +
    put(-10, -92, cup(stage))
  );
}

const cup = (stage: Stage) =>
  oval(0, 0, 26, 6, stage.tone.white) +
  path("M-15 -24h30q0 22 -10 23h-10q-10 -1 -10 -23z", stage.turned(stage.tone.white)) +
  oval(0, -24, 15, 4, "#7a4a2c");

/** The reception desk; origin where it stands. */
export function desk(stage: Stage, width: number): string {
  const { palette, tone, chance } = stage;
  const colour = chance.pick([palette.accent, lighter(palette.wood, 0.1), palette.second, palette.soft]);
  const half = width / 2;
  const front = chance.pick([
    () => row(Math.floor(width / 30), (index) => box(-half + 6 + index * 30, -196, 24, 186, stage.turned(colour), 12)),
    () =>
      box(
        -half,
        -196,
        width,
        190,
        stage.linear(
          [
            [0, lighter(colour, 0.2)],
            [1, darker(colour, 0.18)],
          ],
          "right",
        ),
        26,
      ) +
      row(3, (index) =>
        stroke(`M${-half + 40} ${-150 + index * 52}H${half - 40}`, lighter(colour, 0.4), 3, { opacity: 0.5 }),
      ),
    () =>
      box(-half, -196, width, 190, stage.lit(colour, 0.12), 8) +
      row(Math.floor(width / 90), (index) =>
        path(`M${-half + 20 + index * 90} -20v-90a35 35 0 0 1 70 0v90z`, darker(colour, 0.14)),
      ),
  ])();
  return (
    stage.shade(0, 4, half + 90, 26, 0.44) +
    box(-half + 4, -190, width - 8, 190, darker(colour, 0.35), 20) +
    front +
    box(-half + 14, -12, width - 28, 12, palette.metal, 4) +
    box(-half - 16, -216, width + 32, 24, stage.lit(tone.cream, 0.14), 10) +
    box(
      -half,
      -192,
      width,
      14,
      stage.linear([
        [0, palette.ink, 0.35],
        [1, palette.ink, 0],
      ]),
    ) +
    put(-half + 84, -214, bouquet(stage), 1.05) +
    screen(stage, half * 0.4)
  );
}

const screen = (stage: Stage, x: number) =>
  put(
    x,
    -216,
    box(-10, -30, 20, 26, stage.palette.metal) +
      box(-34, -6, 68, 7, stage.palette.metal, 3) +
      box(-66, -118, 132, 92, stage.palette.ink, 8) +
      box(-60, -112, 120, 80, stage.lit(darker(stage.palette.ink, 0.1), 0.3), 4),
  );
