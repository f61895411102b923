import { darker, lighter } from "../colour.ts";
import type { Stage } from "../stage.ts";
import { box, disc, oval, path, put, stroke } from "../svg.ts";
import { candle, rolledTowels, towels } from "./small.ts";

/** A beautician's couch, its head to the right; origin where it stands. */
export function couch(stage: Stage, colour: string): string {
  const { palette, tone } = stage;
  const base =
    path(
      "M-150 -96H150L120 -6H-120z",
      stage.linear([
        [0, darker(palette.wood, 0.25)],
        [1, palette.wood],
      ]),
    ) + box(-136, -14, 272, 14, palette.metal, 6);
  const bed = path(
    "M-300 -150H110L262 -222Q288 -232 296 -206Q300 -186 280 -176L140 -104Q130 -98 116 -98H-296Q-318 -98 -318 -122Q-318 -150 -300 -150z",
    stage.linear([
      [0, lighter(colour, 0.28)],
      [0.5, colour],
      [1, darker(colour, 0.24)],
    ]),
  );
  const blanket =
    path(
      "M-230 -158H40Q52 -158 52 -146L44 -70Q-90 -58 -226 -72z",
      stage.linear([
        [0, lighter(tone.white, 0.4)],
        [1, darker(palette.wallDeep, 0.02)],
      ]),
    ) + stroke("M-150 -150l-6 78M-50 -152l-4 84", darker(tone.white, 0.16), 3, { opacity: 0.7 });
  const pillow = path("M168 -196L248 -236Q270 -240 266 -222L184 -178Q164 -180 168 -196z", stage.lit(tone.white, 0.12));
  return (
    stage.shade(-8, 2, 330, 24, 0.42) + base + bed + blanket + pillow + put(-150, -160, towels(stage, 110, 2), 0.8)
  );
}

/** A lamp with a magnifying glass on a stand; origin where it stands. */
export function magnifier(stage: Stage): string {
  const { palette } = stage;
  return (
    stage.shade(0, 2, 76, 12, 0.36) +
    oval(0, -6, 50, 10, stage.turned(palette.metal)) +
    stroke("M0 -8V-360L-120 -440", stage.isDark ? palette.metal : darker(palette.metal, 0.1), 8) +
    disc(0, -360, 10, palette.ink) +
    stage.glow(-150, -410, 150, 150, 0.7) +
    oval(-152, -430, 62, 34, stage.tone.white, { transform: "rotate(-24 -152 -430)" }) +
    oval(-154, -426, 42, 21, "#fff8e2", { transform: "rotate(-24 -152 -430)" }) +
    oval(-154, -426, 42, 21, "none", { stroke: palette.metal, "stroke-width": 4, transform: "rotate(-24 -152 -430)" })
  );
}

/** A massage table laid with linen, towels and flowers; origin where it stands. */
export function massageTable(stage: Stage): string {
  const { palette, tone } = stage;
  const legs = [-270, 270].map((x) => box(x - 16, -150, 32, 148, stage.turned(palette.wood), 4)).join("");
  const drape = path(
    "M-340 -196H340L330 -80Q260 -66 180 -82T20 -82T-150 -80T-330 -78z",
    stage.linear([
      [0, tone.white],
      [1, darker(tone.white, 0.14)],
    ]),
  );
  const runner = path(
    "M-70 -200H130L136 -66Q34 -54 -76 -68z",
    stage.linear([
      [0, lighter(palette.accent, 0.22)],
      [1, palette.accent],
    ]),
  );
  const folds = stroke("M-250 -180l-6 92M-160 -184l4 96M220 -184l-4 96M290 -182l8 92", darker(tone.white, 0.2), 3, {
    opacity: 0.5,
  });
  return (
    stage.shade(0, 2, 380, 28, 0.42) +
    legs +
    box(-276, -60, 552, 12, palette.wood, 4) +
    drape +
    folds +
    runner +
    box(-346, -226, 692, 40, stage.lit(lighter(palette.soft, 0.3), 0.14), 20) +
    path("M214 -232q60 -32 116 0q8 12 -8 14h-100q-16 -2 -8 -14z", stage.lit(tone.white, 0.16)) +
    put(-180, -226, rolledTowels(stage), 0.86) +
    put(30, -228, blossom(stage))
  );
}

const blossom = (stage: Stage) =>
  [-34, 0, 34]
    .map(
      (x, index) =>
        [0, 72, 144, 216, 288]
          .map((turn) =>
            oval(0, -10, 7, 12, index === 1 ? stage.palette.soft : lighter(stage.palette.accent, 0.5), {
              transform: `translate(${x} -8) rotate(${turn})`,
            }),
          )
          .join("") + disc(x, -8, 5, stage.palette.metal),
    )
    .join("");

/** Candles on a tray. */
export function candles(stage: Stage): string {
  return (
    oval(0, 2, 96, 12, stage.lit(stage.palette.wood, 0.2)) +
    put(-48, 0, candle(stage, 46)) +
    put(0, 0, candle(stage, 78)) +
    put(46, 0, candle(stage, 34))
  );
}
