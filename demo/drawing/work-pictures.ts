import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { chanceOf } from "../catalogue/chance.ts";
import { worksToDraw } from "../catalogue/works.ts";
import { drawScene } from "./scenes/scenes.ts";
import { Stage } from "./stage.ts";
import { writeVariants } from "./variants.ts";

/** Writes the pictures of works, which all firms share, in three widths. */
export async function writeWorkPictures(demoFolder: string): Promise<void> {
  const folder = join(demoFolder, "pictures/works");
  await mkdir(folder, { recursive: true });
  for (const { name, scene, palette } of worksToDraw()) {
    const svg = drawScene[scene](new Stage(palette, chanceOf(`work/${name}`), "sea"));
    const { data, info } = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true });
    await writeVariants({ data, info }, (width) => join(folder, `${name}-${width}.avif`));
  }
}
