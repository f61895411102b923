import { darker, lighter } from "../colour.ts";
import type { Stage } from "../stage.ts";
import { box, oval, path, put, row, stroke } from "../svg.ts";

export type ChairBack = "round" | "tufted" | "square" | "shell";

const pedestal = (stage: Stage, wide: number, from: number) => {
  const metal = stage.turned(stage.palette.metal);
  return (
    stage.shade(0, 2, wide * 1.25, 24, 0.42) +
    oval(0, -4, wide * 0.62, 15, darker(stage.palette.metal, 0.35)) +
    oval(0, -9, wide * 0.62, 14, metal) +
    box(-11, from, 22, -from - 10, metal, 4)
  );
};

/** A stylist's chair seen from behind, before its mirror; origin where it stands. */
export function stylingChair(stage: Stage, back: ChairBack, colour: string): string {
  const hide = stage.linear(
    [
      [0, darker(colour, 0.22)],
      [0.22, lighter(colour, 0.16)],
      [0.6, colour],
      [1, darker(colour, 0.3)],
    ],
    "right",
  );
  const shapes: Record<ChairBack, string> = {
    round: "M-88 -128V-210Q-88 -318 0 -318T88 -210V-128z",
    tufted: "M-84 -128L-92 -282Q-90 -312 -58 -312H58Q90 -312 92 -282L84 -128z",
    square: "M-86 -128V-270Q-86 -296 -60 -296H60Q86 -296 86 -270V-128z",
    shell: "M-72 -128Q-124 -230 -94 -288Q-74 -322 0 -324Q74 -322 94 -288Q124 -230 72 -128z",
  };
  const seams = {
    round: stroke("M-62 -136V-212Q-62 -290 0 -290T62 -212V-136", darker(colour, 0.3), 3, { opacity: 0.5 }),
    tufted: row(3, (line) => row(4, (index) => oval(-54 + index * 36, -272 + line * 44, 4, 4, darker(colour, 0.4)))),
    square: row(4, (index) => stroke(`M-50 ${-270 + index * 36}H50`, darker(colour, 0.3), 3, { opacity: 0.45 })),
    shell: row(5, (index) =>
      stroke(`M${(index - 2) * 24} -134Q${(index - 2) * 40} -230 ${(index - 2) * 34} -304`, darker(colour, 0.32), 3.5, {
        opacity: 0.5,
      }),
    ),
  };
  const arm = `<g>${path(
    "M92 -196h22q10 0 10 10v50h-18v-40h-14z",
    stage.linear([
      [0, lighter(colour, 0.1)],
      [1, darker(colour, 0.3)],
    ]),
  )}</g>`;
  const seat = box(-112, -140, 224, 44, stage.lit(colour, 0.22), 20) + box(-96, -102, 192, 12, darker(colour, 0.42), 6);
  return (
    pedestal(stage, 112, -98) +
    arm +
    `<g transform="scale(-1 1)">${arm}</g>` +
    seat +
    path(shapes[back], hide) +
    seams[back] +
    stroke("M-40 -300Q0 -310 40 -300", lighter(colour, 0.4), 4, { opacity: 0.5 })
  );
}

/** A barber's leather chair, turned to us; origin where it stands. */
export function barberChair(stage: Stage, colour: string): string {
  const { palette } = stage;
  const metal = stage.turned(palette.metal);
  const hide = stage.linear(
    [
      [0, darker(colour, 0.25)],
      [0.3, lighter(colour, 0.2)],
      [0.65, colour],
      [1, darker(colour, 0.35)],
    ],
    "right",
  );
  const tuft = row(3, (line) =>
    row(
      3,
      (index) =>
        oval(-44 + index * 44, -348 + line * 46, 5, 5, darker(colour, 0.5)) +
        stroke(`M${-66 + index * 44} ${-371 + line * 46}l22 23l22 -23`, darker(colour, 0.3), 2.5, { opacity: 0.6 }),
    ),
  );
  const arm = path("M92 -250h34q12 0 12 12v22h-46z", stage.lit(colour, 0.2)) + box(104, -216, 18, 74, metal, 4);
  return (
    pedestal(stage, 124, -118) +
    box(-40, -448, 80, 60, hide, 18) +
    box(-8, -392, 16, 20, metal) +
    path("M-86 -190L-94 -362Q-92 -386 -64 -386H64Q92 -386 94 -362L86 -190z", hide) +
    tuft +
    arm +
    `<g transform="scale(-1 1)">${arm}</g>` +
    path("M-112 -206H112L120 -150Q120 -138 108 -138H-108Q-120 -138 -120 -150z", stage.lit(colour, 0.24)) +
    box(-104, -140, 208, 18, darker(colour, 0.45), 7) +
    path("M-46 -122h92l14 66h-120z", darker(colour, 0.3)) +
    box(-74, -62, 148, 16, metal, 8)
  );
}

/** A round stool on a post; origin where it stands. */
export function stool(stage: Stage, colour: string): string {
  return pedestal(stage, 66, -104) + box(-52, -134, 104, 34, stage.lit(colour, 0.24), 16);
}

/** A soft armchair; origin where it stands. */
export function armchair(stage: Stage, colour: string): string {
  const legs = [-84, 84].map((x) => stroke(`M${x} -30L${x * 1.1} 0`, stage.tone.woodDeep, 11)).join("");
  const side = path(
    "M82 -40V-150Q84 -174 110 -172Q138 -170 136 -140L126 -40Q124 -28 110 -28H82z",
    stage.lit(colour, 0.2),
  );
  return (
    stage.shade(0, 2, 160, 20, 0.4) +
    legs +
    path(
      "M-104 -60V-214Q-100 -276 0 -278T104 -214V-60z",
      stage.linear(
        [
          [0, lighter(colour, 0.16)],
          [1, darker(colour, 0.22)],
        ],
        "across",
      ),
    ) +
    row(5, (index) => stroke(`M${(index - 2) * 34} -120V-262`, darker(colour, 0.25), 3, { opacity: 0.4 })) +
    box(-100, -124, 200, 56, stage.lit(lighter(colour, 0.12), 0.16), 24) +
    box(-100, -76, 200, 48, darker(colour, 0.16), 12) +
    side +
    `<g transform="scale(-1 1)">${side}</g>`
  );
}

/** A sofa for three with cushions; origin in the middle of where it stands. */
export function sofa(stage: Stage, colour: string): string {
  const { palette, tone } = stage;
  const legs = [-230, 230].map((x) => stroke(`M${x} -30V-2`, tone.woodDeep, 13)).join("");
  const cushion = (x: number, turn: number, tint: string) =>
    put(
      x,
      -152,
      `<g transform="rotate(${turn})">${path("M-44 -44Q0 -54 44 -44Q54 0 44 44Q0 52 -44 44Q-54 0 -44 -44z", stage.lit(tint, 0.2))}</g>`,
    );
  const side = path("M236 -30V-170Q238 -196 264 -196Q292 -196 292 -168V-44Q292 -30 278 -30z", stage.lit(colour, 0.22));
  return (
    stage.shade(0, 4, 360, 26, 0.42) +
    legs +
    box(-246, -236, 492, 180, stage.lit(colour, 0.14), 34) +
    stroke("M0 -228V-130", darker(colour, 0.3), 4, { opacity: 0.45 }) +
    cushion(-176, -8, palette.second) +
    cushion(-104, 9, palette.soft) +
    cushion(178, 7, palette.soft) +
    box(-244, -122, 242, 60, stage.lit(lighter(colour, 0.1), 0.16), 20) +
    box(2, -122, 242, 60, stage.lit(lighter(colour, 0.1), 0.16), 20) +
    box(-246, -70, 492, 44, darker(colour, 0.2), 12) +
    side +
    `<g transform="scale(-1 1)">${side}</g>`
  );
}
