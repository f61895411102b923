import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { chanceOf } from "../catalogue/chance.ts";
import type { FirmSketch } from "../catalogue/firms/sketch.ts";
import { palettes } from "../catalogue/palettes.ts";
import { scenesOf, type Scene } from "../catalogue/pictures.ts";
import { emblem } from "./emblems.ts";
import { drawScene } from "./scenes/scenes.ts";
import { Stage } from "./stage.ts";
import { outlookOf } from "./views.ts";

// The larger a picture, the less its losses show; chosen so that all of demo/pictures stays below 8 MB.
const variants = [
  { width: 480, quality: 42 },
  { width: 960, quality: 38 },
  { width: 1440, quality: 30 },
] as const;

/** One picture of a firm as SVG, 1440 by 960. */
function sceneOf(sketch: FirmSketch, scene: Scene): string {
  const chance = chanceOf(`picture/${sketch.urlKey}/${scene}`);
  return drawScene[scene](new Stage(palettes[sketch.palette], chance, outlookOf(sketch.cityId)));
}

/** Writes all that belongs to a firm into its folder: pictures in three widths, og.jpg and its emblem. */
export async function writeFirmPictures(sketch: FirmSketch, demoFolder: string): Promise<void> {
  const folder = join(demoFolder, "pictures/firms", sketch.urlKey);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "avatar.svg"), emblem(sketch));
  for (const [index, scene] of scenesOf(sketch).entries()) {
    const { data, info } = await sharp(Buffer.from(sceneOf(sketch, scene)))
      .flatten()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
    for (const { width, quality } of variants)
      await sharp(data, raw)
        .resize(width)
        .avif({ quality, effort: 2 })
        .toFile(join(folder, `${index + 1}-${width}.avif`));
    if (index === 0)
      await sharp(data, raw)
        .resize(1200, 630, { fit: "cover" })
        .jpeg({ quality: 50, mozjpeg: true })
        .toFile(join(folder, "og.jpg"));
  }
}
