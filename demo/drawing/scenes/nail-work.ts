import { darker, lighter, mix } from "../colour.ts";
import { polishBottle } from "../furniture/nails.ts";
import { bouquet } from "../furniture/plants.ts";
import { candle } from "../furniture/small.ts";
import { frame, type Stage } from "../stage.ts";
import { box, disc, group, path, put, row, stroke } from "../svg.ts";
import { backdrop, close, skins } from "./close-up.ts";

const fingers = [
  { d: "M900 480Q740 402 560 392", x: 556, y: 392, turn: -86, wide: 78 },
  { d: "M890 548Q700 492 480 502", x: 476, y: 502, turn: -93, wide: 82 },
  { d: "M890 616Q710 600 502 610", x: 498, y: 610, turn: -92, wide: 79 },
  { d: "M920 680Q780 700 606 708", x: 602, y: 708, turn: -95, wide: 68 },
] as const;

const designs = ["plain", "french", "dots", "spark", "moon"] as const;

/** One nail, its root at the origin and its tip up; `size` is half its width. */
function nail(stage: Stage, colour: string, design: (typeof designs)[number], skin: string, size: number): string {
  const { palette } = stage;
  const shape = `M${-size} ${size * 0.7}C${-size * 1.12} ${-size * 0.6} ${-size * 0.86} ${-size * 1.75} 0 ${-size * 1.8}C${size * 0.86} ${-size * 1.75} ${size * 1.12} ${-size * 0.6} ${size} ${size * 0.7}Q0 ${size * 1.5} ${-size} ${size * 0.7}z`;
  const marks = {
    plain: "",
    french: path(
      `M${-size * 1.2} ${-size * 0.7}Q0 ${-size * 1.5} ${size * 1.2} ${-size * 0.7}V${-size * 2}H${-size * 1.2}z`,
      "#fffaf4",
    ),
    dots:
      disc(0, -size * 0.3, size * 0.2, palette.metal) +
      disc(0, -size, size * 0.15, "#fffaf4") +
      disc(0, size * 0.35, size * 0.15, "#fffaf4"),
    spark: row(7, (at) =>
      disc(Math.sin(at * 3.1) * size * 0.5, size * 0.6 - at * size * 0.34, 3.4, lighter(palette.metal, 0.4)),
    ),
    moon: disc(0, size * 1.1, size * 0.72, lighter(colour, 0.6)),
  };
  const base = design === "french" ? mix(skin, "#f7a9ae", 0.5) : colour;
  const gloss = stage.linear(
    [
      [0, lighter(base, 0.25)],
      [0.5, base],
      [1, darker(base, 0.2)],
    ],
    "right",
  );
  return (
    path(shape, darker(skin, 0.35), { opacity: 0.28, transform: "translate(3 4)" }) +
    stage.inside(path(shape, "#000"), path(shape, gloss) + marks[design]) +
    stroke(
      `M${-size * 0.45} ${size * 0.4}Q${-size * 0.6} ${-size * 0.5} ${-size * 0.2} ${-size * 1.2}`,
      "#ffffff",
      size * 0.18,
      { opacity: 0.65 },
    )
  );
}

function hand(stage: Stage, skin: string): string {
  const { chance, palette } = stage;
  const shade = mix(darker(skin, 0.2), "#b0644a", 0.25);
  const colours = chance.sample(
    [palette.accent, palette.second, lighter(palette.accent, 0.4), stage.tone.accentDeep],
    2,
  );
  const design = chance.pick(designs);
  const colourOf = (index: number) => colours[index === 2 ? 1 : 0] ?? palette.accent;
  const underneath = fingers
    .map(({ d, wide }) => stroke(d, palette.ink, wide + 8, { opacity: 0.14, transform: "translate(4 22)" }))
    .join("");
  const arm = stroke(
    "M1560 640Q1240 552 980 574",
    stage.linear([
      [0, lighter(skin, 0.12)],
      [0.6, skin],
      [1, darker(skin, 0.14)],
    ]),
    236,
  );
  const palm = path("M850 450Q930 424 1080 452V694Q970 726 890 704Q836 590 850 450z", skin);
  const knuckles = stroke("M866 514q30 6 54 20M858 582q32 0 60 8M876 650q28 -6 52 -4", shade, 4, { opacity: 0.5 });
  const thumb =
    stroke("M1050 478Q910 344 756 304", shade, 84, { opacity: 0.3, transform: "translate(2 12)" }) +
    stroke("M1070 490Q910 336 750 294", skin, 82);
  const nails = fingers
    .map(({ x, y, turn, wide }, index) =>
      group(nail(stage, colourOf(index), design, skin, wide * 0.34), {
        transform: `translate(${x} ${y}) rotate(${turn})`,
      }),
    )
    .join("");
  return (
    underneath +
    arm +
    fingers.map(({ d, wide }) => stroke(d, shade, wide + 4) + stroke(d, skin, wide - 3)).join("") +
    palm +
    knuckles +
    thumb +
    nails +
    group(nail(stage, colourOf(4), design, skin, 28), { transform: "translate(744 292) rotate(-76)" })
  );
}

/** A hand resting on a towel, its nails done. */
export function nailWork(stage: Stage): string {
  const { chance, palette, tone } = stage;
  const tabletop =
    box(
      0,
      330,
      frame.width,
      630,
      stage.linear([
        [0, lighter(palette.wood, 0.55)],
        [1, lighter(palette.wood, 0.3)],
      ]),
    ) +
    box(0, 330, frame.width, 5, "#ffffff", 0, { opacity: 0.6 }) +
    box(
      0,
      335,
      frame.width,
      60,
      stage.linear([
        [0, palette.ink, 0.14],
        [1, palette.ink, 0],
      ]),
    );
  const light =
    disc(chance.pick([380, 560]), 220, 210, mix(palette.soft, palette.accent, 0.16)) +
    stage.glow(720, 260, 520, 260, 0.5);
  const towel = group(
    stage.shade(0, 84, 520, 70, 0.36) +
      box(-460, -110, 920, 210, stage.lit(tone.white, 0.1), 96) +
      stroke("M-380 -46H390M-396 30H400", darker(tone.white, 0.12), 4) +
      box(-330, -110, 26, 210, palette.accent, 0, { opacity: 0.35 }),
    { transform: "translate(720 690) rotate(4)" },
  );
  const vial = (x: number, y: number, colour: string, scale: number) =>
    put(x, y, stage.shade(0, 0, 52, 11, 0.32) + polishBottle(stage, colour), scale);
  const around =
    put(220, 420, bouquet(stage), 1.55) +
    vial(1060, 400, palette.second, 1) +
    vial(1164, 412, palette.accent, 1.12) +
    vial(1276, 402, lighter(palette.accent, 0.5), 0.96) +
    put(196, 800, stage.shade(0, 0, 60, 12, 0.32) + candle(stage, 74), 1.7);
  const sleeve =
    path("M1290 404H1560V850H1270Q1310 630 1290 404z", stage.lit(palette.accent, 0.18)) +
    stroke("M1290 410Q1310 630 1272 846", lighter(palette.accent, 0.35), 14);
  return close(stage, backdrop(stage) + light + tabletop + around + towel + hand(stage, chance.pick(skins)) + sleeve);
}
