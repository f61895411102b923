import { chanceOf } from "../../catalogue/chance.ts";
import { darker, lighter, mix } from "../colour.ts";
import { frame, type Stage } from "../stage.ts";
import { box, disc, group, path, row, stroke } from "../svg.ts";
import { close, skins } from "./close-up.ts";

const lash = "#2a1a1c";
const upperLid = { from: [420, 622], over: [560, 486], back: [860, 476], to: [1004, 634] } as const;

/** A point of the upper lid and how far along it lies, 0 at the outer corner. */
const lidAt = (share: number, fall: number) => {
  const rest = 1 - share;
  const weigh = (axis: 0 | 1) =>
    rest ** 3 * upperLid.from[axis] +
    3 * rest ** 2 * share * upperLid.over[axis] +
    3 * rest * share ** 2 * upperLid.back[axis] +
    share ** 3 * upperLid.to[axis];
  return [weigh(0), weigh(1) + fall * Math.sin(share * Math.PI)] as const;
};

const lashes = (isOpen: boolean) =>
  row(23, (index) => {
    const share = 0.02 + (index / 22) * 0.9;
    const [x, y] = lidAt(share, isOpen ? 0 : 186);
    const lean = (share - 0.78) * (isOpen ? 96 : 80);
    const long = (isOpen ? -58 : 52) * (1.15 - share * 0.45) - (index % 2) * 7;
    return stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(lean * 0.15).toFixed(0)} ${(long * 0.65).toFixed(0)} ${lean.toFixed(0)} ${long.toFixed(0)}`,
      lash,
      6,
    );
  });

const browLine = (share: number) => {
  const rest = 1 - share;
  const x = rest ** 2 * 1030 + 2 * rest * share * 640 + share ** 2 * 340;
  const y = rest ** 2 * 376 + 2 * rest * share * 128 + share ** 2 * 410;
  return [x, y] as const;
};

function brow(stage: Stage, hair: string): string {
  const luck = chanceOf(`brow/${stage.chance.whole(1, 1e6)}`);
  const body = path(
    "M1040 410Q1040 356 1010 334Q740 190 550 240Q420 286 330 416Q450 318 570 298Q770 276 1040 410z",
    hair,
    { opacity: 0.4 },
  );
  const hairs = row(96, (index) => {
    const share = 0.01 + (index / 95) * 0.96;
    const [x, y] = browLine(share);
    const long = (62 - share * 44) * (0.85 + luck.fraction() * 0.3);
    const turn = 24 + share * 88;
    return group(
      stroke(
        `M0 ${(long * 0.5).toFixed(0)}Q2 0 ${(-long * 0.2).toFixed(0)} ${(-long * 0.5).toFixed(0)}`,
        index % 3 ? hair : darker(hair, 0.3),
        6.5 - share * 2.5,
        { opacity: 0.85 },
      ),
      {
        transform: `translate(${x.toFixed(0)} ${(y + (luck.fraction() - 0.5) * 12).toFixed(0)}) rotate(${(-turn).toFixed(0)})`,
      },
    );
  });
  return body + hairs;
}

function openEye(stage: Stage, skin: string): string {
  const iris = stage.chance.pick(["#6b4226", "#4c7a6a", "#5a7fa6", "#7a5a2c"]);
  const shape = "M420 622C560 486 860 476 1004 634C900 706 800 722 716 722C600 720 500 690 420 622z";
  const ring = stage.radial([
    [0, darker(iris, 0.35)],
    [0.45, iris],
    [0.8, lighter(iris, 0.25)],
    [1, darker(iris, 0.3)],
  ]);
  const ball =
    path(shape, "#fdf8f4") +
    disc(716, 606, 116, darker(iris, 0.45)) +
    disc(716, 606, 107, ring) +
    disc(716, 606, 48, "#120c0e") +
    disc(680, 572, 24, "#ffffff", { opacity: 0.95 }) +
    disc(752, 644, 11, "#ffffff", { opacity: 0.7 });
  const shade = path("M410 622C560 476 860 466 1014 634C860 540 560 548 410 622z", lash, { opacity: 0.26 });
  return (
    stage.inside(path(shape, "#000"), ball + shade) +
    stroke("M1004 634q14 8 24 22", mix(skin, "#c0605a", 0.5), 9) +
    stroke("M438 638C520 700 610 724 716 726C800 724 890 708 984 648", darker(skin, 0.35), 4, { opacity: 0.55 }) +
    stroke("M420 622C560 486 860 476 1004 634", lash, 14) +
    stroke("M424 620Q400 606 384 584", lash, 10) +
    lashes(true)
  );
}

function shutEye(stage: Stage, skin: string): string {
  const lid = "M420 622C560 486 860 476 1004 634C860 724 560 734 420 622z";
  return (
    path(
      lid,
      stage.linear([
        [0, mix(stage.palette.accent, skin, 0.72)],
        [1, mix(stage.palette.accent, skin, 0.45)],
      ]),
      { opacity: 0.8 },
    ) +
    stage.glow(700, 590, 180, 46, 0.35) +
    stroke("M420 622C560 734 860 724 1004 634", lash, 12) +
    lashes(false)
  );
}

/** An eye and its brow, close. */
export function browWork(stage: Stage): string {
  const { chance, palette, tone } = stage;
  const skin = chance.pick(skins);
  const blush = mix(skin, "#e0806a", 0.4);
  const hair = chance.pick(["#3a241c", "#4a2f22", "#2b1d20", "#6b4630"]);
  const face =
    box(
      0,
      0,
      frame.width,
      frame.height,
      stage.linear(
        [
          [0, lighter(skin, 0.28)],
          [0.6, skin],
          [1, mix(skin, blush, 0.45)],
        ],
        "across",
      ),
    ) +
    stage.glow(470, 850, 420, 230, 0.5, blush) +
    stage.glow(760, 110, 460, 190, 0.5) +
    path("M1180 0Q1120 240 1150 460Q1180 660 1300 780V960H1440V0z", lighter(skin, 0.3), { opacity: 0.55 }) +
    path("M1180 0Q1120 240 1150 460Q1180 660 1300 780Q1226 560 1240 340Q1246 150 1270 0z", darker(skin, 0.25), {
      opacity: 0.12,
    });
  const hairline =
    path(
      "M0 0H420Q180 140 120 420Q90 640 150 960H0z",
      stage.linear(
        [
          [0, hair],
          [1, lighter(hair, 0.2)],
        ],
        "right",
      ),
    ) +
    row(7, (index) =>
      stroke(`M${300 - index * 34} 0Q${90 - index * 14} 240 ${72 - index * 12} 960`, lighter(hair, 0.3), 5, {
        opacity: 0.35,
      }),
    );
  const crease = stroke("M440 560C580 410 860 400 1016 566", darker(skin, 0.3), 6, { opacity: 0.4 });
  const shadow = path("M420 614C560 420 860 410 1010 620C860 520 560 520 420 614z", mix(palette.accent, skin, 0.5), {
    opacity: 0.6,
  });
  const bristles = row(13, (index) => stroke(`M${-44 - index * 8} -19L${-48 - index * 8} 19`, palette.ink, 4));
  const brush = group(
    box(0, -10, 460, 20, stage.turned(palette.accent), 10) +
      box(-34, -7, 40, 14, palette.metal, 3) +
      stroke("M-30 0H-150", palette.metal, 4) +
      bristles,
    { transform: "translate(1080 262) rotate(-24)" },
  );
  const eye = chance.happens(0.5) ? openEye(stage, skin) : shutEye(stage, skin);
  const ribbon = path(
    "M0 960V880Q380 800 760 880T1440 860V960z",
    stage.linear([
      [0, lighter(tone.white, 0.3)],
      [1, palette.soft],
    ]),
  );
  return close(stage, face + hairline + crease + shadow + eye + brow(stage, hair) + brush + ribbon);
}
