import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { chanceOf } from "../catalogue/chance.ts";
import type { FirmSketch } from "../catalogue/sketch.ts";
import { palettes } from "../catalogue/palettes.ts";
import { scenesOf, type Scene } from "../catalogue/pictures.ts";
import { emblem } from "./emblems.ts";
import { drawScene } from "./scenes/scenes.ts";
import { Stage } from "./stage.ts";
import { read, writeVariants } from "./variants.ts";
import { outlookOf } from "./views.ts";

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
    const pixels = await sharp(Buffer.from(sceneOf(sketch, scene)))
      .flatten()
      .raw()
      .toBuffer({ resolveWithObject: true });
    await writeVariants(pixels, (width) => join(folder, `${index + 1}-${width}.avif`));
    if (index === 0)
      await read(pixels)
        .resize(1200, 630, { fit: "cover" })
        .jpeg({ quality: 50, mozjpeg: true })
        .toFile(join(folder, "og.jpg"));
  }
}
