import { darker, lighter } from "../colour.ts";
import type { Stage } from "../stage.ts";
import { box, disc, oval, path, put, row, stroke } from "../svg.ts";
import { bottles, towels } from "./small.ts";

/** The table under a mirror; origin in the middle of its top, 130 above the floor line. */
export function counter(stage: Stage, width: number, hasDrawers: boolean): string {
  const { palette, tone } = stage;
  const things =
    put(-width * 0.3, 0, bottles(stage, width * 0.3)) +
    put(width * 0.34, 0, hairdryer(stage), 0.8) +
    put(width * 0.16, 0, brushes(stage), 0.9);
  const top = box(-width / 2, 0, width, 18, stage.lit(palette.wood, 0.25), 6);
  const body = hasDrawers
    ? box(
        -width / 2 + 14,
        18,
        width - 28,
        66,
        stage.linear([
          [0, tone.woodDeep],
          [0.3, palette.wood],
          [1, darker(palette.wood, 0.14)],
        ]),
        5,
      ) +
      row(
        2,
        (index) =>
          box(-width / 2 + 24 + (index * (width - 40)) / 2, 34, (width - 58) / 2, 42, lighter(palette.wood, 0.08), 4) +
          box(-width / 4 - 16 + (index * width) / 2, 50, 32, 6, palette.metal, 3),
      )
    : [-1, 1]
        .map((side) =>
          stroke(
            `M${side * width * 0.4} 20L${side * width * 0.4} 60L${side * (width * 0.4 - 46)} 22`,
            palette.metal,
            7,
          ),
        )
        .join("");
  return stage.shade(0, hasDrawers ? 96 : 40, width * 0.56, 24, 0.3) + body + top + things;
}

export function hairdryer(stage: Stage): string {
  const colour = stage.palette.ink;
  return (
    path("M-8 0l6 -44h20l-4 44z", darker(colour, 0.2)) +
    path("M-34 -76q0 -14 14 -16h40q30 4 30 24t-30 24h-40q-14 -2 -14 -16z", stage.lit(colour, 0.35)) +
    path("M-34 -80l-22 -6v36l22 -6z", stage.turned(stage.palette.metal)) +
    disc(26, -68, 10, stage.palette.accent)
  );
}

function brushes(stage: Stage): string {
  const { palette } = stage;
  const handles = row(4, (index) =>
    stroke(
      `M${(index - 1.5) * 8} -30L${(index - 1.5) * 15} ${-84 - (index % 2) * 14}`,
      [palette.accent, palette.metal, palette.ink, palette.wood][index] ?? palette.accent,
      6,
    ),
  );
  return handles + path("M-22 -44h44l-5 44h-34z", stage.turned(stage.tone.white));
}

/** A stylist's trolley; origin where it stands. */
export function trolley(stage: Stage): string {
  const { palette } = stage;
  const shelf = (y: number) => box(-66, y, 132, 14, stage.lit(palette.metal, 0.2), 5);
  return (
    stage.shade(0, 4, 100, 14, 0.38) +
    [-56, 56]
      .map((x) => box(x - 4, -236, 8, 230, stage.turned(palette.metal), 3) + disc(x, -5, 8, palette.ink))
      .join("") +
    shelf(-236) +
    shelf(-140) +
    shelf(-46) +
    put(0, -236, bottles(stage, 116)) +
    put(0, -140, towels(stage, 96, 3)) +
    put(0, -46, bottles(stage, 110))
  );
}

/** A reclining chair with its basin, seen from the side; origin where it stands. */
export function washChair(stage: Stage, colour: string): string {
  const { palette, tone } = stage;
  const basin =
    path(
      "M-150 -252q4 84 62 92h44q48 -10 52 -62q-20 -14 -42 2q-34 10 -50 -32z",
      stage.linear(
        [
          [0, "#ffffff"],
          [1, darker(tone.white, 0.16)],
        ],
        "right",
      ),
    ) +
    path("M-140 -246q30 -10 64 0q10 34 50 32q10 -6 18 -4q-4 30 -40 36h-34q-52 -8 -58 -64z", darker(tone.white, 0.2));
  const column = path(
    "M-118 -168h76l-12 168h-52z",
    stage.linear(
      [
        [0, lighter(palette.wall, 0.5)],
        [1, palette.wallDeep],
      ],
      "right",
    ),
  );
  const tap = stroke("M-138 -252v-44q0 -22 22 -22h20v22", palette.metal, 9) + disc(-138, -254, 10, palette.metal);
  const seat = path(
    "M-44 -246Q-26 -256 -12 -238L44 -132H172Q196 -132 196 -108V-96Q196 -84 182 -84H28Q4 -84 -6 -104L-56 -222Q-60 -240 -44 -246z",
    stage.linear([
      [0, lighter(colour, 0.22)],
      [0.5, colour],
      [1, darker(colour, 0.28)],
    ]),
  );
  const rest = path("M188 -116q22 0 30 22l16 56q2 14 -12 14t-18 -12l-18 -56z", stage.lit(colour, 0.25));
  return (
    stage.shade(30, 2, 220, 22, 0.42) +
    box(30, -90, 30, 84, stage.turned(palette.metal), 4) +
    oval(46, -6, 84, 11, stage.turned(palette.metal)) +
    column +
    tap +
    seat +
    rest +
    stroke("M24 -150H118", darker(colour, 0.2), 18) +
    stroke("M-2 -214L36 -140", lighter(colour, 0.35), 4, { opacity: 0.5 }) +
    basin +
    put(-92, -250, towels(stage, 60, 1))
  );
}
