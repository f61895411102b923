import { darker, lighter } from "../colour.ts";
import type { Stage } from "../stage.ts";
import { box, disc, oval, path, put, row, stroke } from "../svg.ts";
import { bottle } from "./small.ts";

/** The striped pole of a barbershop on its bracket; origin under its lower cap. */
export function pole(stage: Stage): string {
  const { palette } = stage;
  const metal = stage.turned(palette.metal);
  const stripes = row(8, (index) =>
    path(`M-32 ${-index * 44 + 30}l64 -40v20l-64 40z`, index % 2 ? "#2f4f86" : "#c23b3b"),
  );
  return (
    stage.shade(8, -110, 62, 150, 0.3) +
    stage.glow(0, -110, 150, 170, 0.4) +
    stage.inside(
      box(-26, -200, 52, 180, "#000", 6),
      box(-26, -200, 52, 180, "#fffaf2") +
        stripes +
        box(
          -26,
          -200,
          52,
          180,
          stage.linear(
            [
              [0, "#1a1016", 0.35],
              [0.3, "#ffffff", 0.35],
              [0.6, "#ffffff", 0],
              [1, "#1a1016", 0.4],
            ],
            "right",
          ),
        ),
    ) +
    box(-34, -26, 68, 18, metal, 6) +
    box(-34, -214, 68, 18, metal, 6) +
    disc(0, -230, 22, metal) +
    path("M-22 -8h44l-14 22h-16z", metal)
  );
}

/** A barber's worktop across the whole picture with what lies on it; origin in the middle of the board's far edge. */
export function shavingKit(stage: Stage): string {
  const { palette, tone } = stage;
  const board =
    path(
      "M-640 0H640L760 60H-760z",
      stage.linear([
        [0, lighter(palette.wood, 0.12)],
        [1, palette.wood],
      ]),
    ) +
    box(-760, 60, 1520, 54, stage.lit(darker(palette.wood, 0.1), 0.2)) +
    box(
      -740,
      114,
      1480,
      220,
      stage.linear([
        [0, darker(palette.wood, 0.5)],
        [0.4, darker(palette.wood, 0.3)],
        [1, darker(palette.wood, 0.38)],
      ]),
    ) +
    row(
      4,
      (index) =>
        box(-720 + index * 364, 140, 344, 160, darker(palette.wood, 0.2), 8, { opacity: 0.75 }) +
        box(-590 + index * 364, 206, 84, 12, palette.metal, 6),
    );
  const bowl = put(
    -120,
    44,
    stage.shade(0, 0, 96, 12, 0.4) +
      path("M-74 -62H74Q70 0 26 0H-26Q-70 0 -74 -62z", stage.turned(tone.white)) +
      oval(0, -62, 74, 16, darker(tone.white, 0.16)) +
      path("M-60 -62q10 -34 40 -24q24 -26 48 0q30 -6 32 24z", "#ffffff"),
  );
  const brush = put(
    30,
    44,
    stage.shade(0, 0, 44, 8, 0.4) +
      path("M-22 0q-4 -44 12 -58h20q16 14 12 58z", stage.turned(palette.ink)) +
      path(
        "M-14 -60q-26 -40 -12 -74q26 -14 52 0q14 34 -12 74z",
        stage.linear([
          [0, "#f1e3cf"],
          [0.6, "#d9bd98"],
          [1, "#8a6a4a"],
        ]),
      ),
  );
  const clipper = put(
    210,
    42,
    stage.shade(10, 2, 110, 10, 0.4) +
      path("M-90 -8q-6 -34 30 -36l120 4q24 2 24 18q0 14 -24 16z", stage.lit(palette.ink, 0.35)) +
      path("M84 -30l26 -8v30l-26 -4z", palette.metal) +
      box(-30, -34, 50, 10, palette.accent, 5),
  );
  const razor = put(
    -330,
    46,
    stage.shade(0, 4, 110, 10, 0.35) +
      stroke("M-90 -2Q0 -24 80 -6", palette.second, 15) +
      path(
        "M-86 -6L-20 -54Q40 -60 70 -44L-60 -2z",
        stage.linear([
          [0, "#ffffff"],
          [1, "#aeb6bd"],
        ]),
      ) +
      disc(-84, -4, 6, palette.metal),
  );
  const vials = row(5, (index) =>
    put(
      380 + index * 58,
      40,
      stage.shade(0, 0, 34, 7, 0.35) +
        bottle(stage, [palette.accent, "#8a4b22", palette.second, "#5c3218", palette.soft][index] ?? palette.accent),
      1.25,
    ),
  );
  return board + razor + bowl + brush + clipper + vials;
}
