import type { ResizeOptions } from "sharp";
import { limits } from "../../core/limits.ts";
import { Refused } from "../../core/refusal.ts";

/** How each kind of picture that we open begins, in hexadecimal: JPEG, PNG, WebP. What begins in no such way never reaches a decoder. */
const beginnings = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/];
const base64 = /^[A-Za-z\d+/]+={0,2}$/;
const quality = 82;

/** A WebP and its sides, pixels. */
export type EncodedPicture = { bytes: Buffer; width: number; height: number };

/**
 * Decodes a picture and encodes it anew: a WebP of the size that is asked for, the way up that its camera says, without
 * anything else that came with it.
 * @param text base64 of a JPEG, PNG or WebP
 * @throws Refused imageUnreadable for what is none, is broken, or has more than limits.pictureSourcePixels
 */
export async function readPicture(text: string, size: ResizeOptions): Promise<EncodedPicture> {
  const source = Buffer.from(text, "base64");
  const beginning = source.toString("hex", 0, 12);
  if (!base64.test(text) || !beginnings.some((pattern) => pattern.test(beginning)))
    throw new Refused("imageUnreadable");
  // Few processes are ever sent a picture, and each start would load it.
  const { default: sharp } = await import("sharp");
  try {
    const { data, info } = await sharp(source, { limitInputPixels: limits.pictureSourcePixels, failOn: "error" })
      .autoOrient()
      .resize(size)
      .webp({ quality })
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw new Refused("imageUnreadable");
  }
}
