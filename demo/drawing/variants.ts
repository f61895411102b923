import sharp from "sharp";
import type { OutputInfo } from "sharp";

// The larger a picture, the less its losses show; chosen so that pictures stay small.
const variants = [
  { width: 480, quality: 42 },
  { width: 960, quality: 38 },
  { width: 1440, quality: 30 },
] as const;

export type Pixels = { data: Buffer; info: OutputInfo };

/** The pixels as sharp reads them again. */
export function read({ data, info: { width, height, channels } }: Pixels) {
  return sharp(data, { raw: { width, height, channels } });
}

/** Writes a picture in the three widths of `srcset`. */
export async function writeVariants(pixels: Pixels, fileOf: (width: number) => string): Promise<void> {
  for (const { width, quality } of variants)
    await read(pixels).resize(width).avif({ quality, effort: 2 }).toFile(fileOf(width));
}
