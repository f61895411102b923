import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chanceOf } from "../catalogue/chance.ts";
import { palettes, type PaletteName } from "../catalogue/palettes.ts";
import { lighter, mix } from "./colour.ts";
import { pole } from "./furniture/barber.ts";
import { candles, magnifier } from "./furniture/beauty.ts";
import { hairdryer } from "./furniture/hair.ts";
import { carChair } from "./furniture/kids.ts";
import { mirror } from "./furniture/mirrors.ts";
import { polishBottle } from "./furniture/nails.ts";
import { neon } from "./furniture/neon.ts";
import { barberChair, stylingChair } from "./furniture/seats.ts";
import { bottles, rolledTowels, towels } from "./furniture/small.ts";
import { Stage } from "./stage.ts";
import { box, disc, path, put } from "./svg.ts";

type Still = readonly [PaletteName, (stage: Stage) => string];

const stills: Readonly<Record<string, Still>> = {
  hair: [
    "pomegranate",
    (stage) =>
      put(160, 206, mirror(stage, "arch", 120, 170)) +
      put(160, 292, stylingChair(stage, "round", stage.palette.accent), 0.62) +
      put(254, 292, hairdryer(stage), 0.95),
  ],
  nails: [
    "coral",
    (stage) =>
      put(92, 286, polishBottle(stage, stage.palette.second), 0.95) +
      put(166, 292, polishBottle(stage, stage.palette.accent), 1.2) +
      put(240, 286, polishBottle(stage, lighter(stage.palette.accent, 0.45)), 0.95),
  ],
  "brows-and-lashes": ["cocoa", (stage) => put(160, 160, neon(stage, "eye", 1.25))],
  barber: [
    "navy",
    (stage) => put(70, 210, pole(stage), 0.7) + put(190, 292, barberChair(stage, stage.palette.accent), 0.56),
  ],
  "make-up": [
    "rose",
    (stage) =>
      put(160, 262, mirror(stage, "bulbs", 130, 180)) +
      put(160, 292, box(-120, -26, 240, 26, stage.lit(stage.palette.wood), 8)) +
      put(88, 266, bottles(stage, 92), 0.8) +
      put(232, 266, bottles(stage, 92), 0.8),
  ],
  "massage-and-spa": [
    "teal",
    (stage) =>
      put(160, 130, neon(stage, "lotus", 0.85)) +
      put(116, 290, rolledTowels(stage), 1.1) +
      put(236, 288, candles(stage), 0.75),
  ],
  cosmetology: ["jade", (stage) => put(230, 296, magnifier(stage), 0.56) + put(122, 292, bottles(stage, 140), 1.2)],
  epilation: [
    "peach",
    (stage) =>
      put(160, 132, neon(stage, "leaf", 0.8)) +
      put(110, 292, towels(stage, 120, 3)) +
      put(230, 292, bottles(stage, 92), 1.15),
  ],
  kids: ["sky", (stage) => put(160, 292, carChair(stage, stage.palette.accent), 0.78)],
};

/** A category's picture: one thing of its trade on a soft ground, SVG, 320 square. */
function categoryPicture(urlName: string): string {
  const still = stills[urlName];
  if (still === undefined) throw new RangeError(`There is no picture for the category ${urlName}`);
  const [name, draw] = still;
  const palette = palettes[name];
  const stage = new Stage(palette, chanceOf(`category/${urlName}`), "sea");
  const ground = box(
    0,
    0,
    320,
    320,
    stage.linear(
      [
        [0, lighter(palette.wall, 0.3)],
        [1, palette.wall],
      ],
      "across",
    ),
  );
  const sun = disc(160, 150, 118, mix(palette.wall, palette.accent, 0.14));
  const table = path(
    "M0 276H320V320H0z",
    stage.linear([
      [0, palette.floor],
      [1, mix(palette.floor, palette.wood, 0.3)],
    ]),
  );
  return `${stage.toSvg(ground + sun + table + draw(stage), { width: 320, height: 320 })}\n`;
}

/** Writes the pictures of the top categories. */
export async function writeCategoryPictures(urlNames: readonly string[], demoFolder: string): Promise<void> {
  const folder = join(demoFolder, "pictures/categories");
  await mkdir(folder, { recursive: true });
  for (const urlName of urlNames) await writeFile(join(folder, `${urlName}.svg`), categoryPicture(urlName));
}
