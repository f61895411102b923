import sharp from "sharp";
import { limits } from "../../core/limits.ts";
import { Refused } from "../../core/refusal.ts";

/** How each kind of picture that we open begins, in hexadecimal: JPEG, PNG, WebP. What begins in no such way never reaches a decoder. */
const beginnings = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/];
const base64 = /^[A-Za-z\d+/]+={0,2}$/;
const quality = 82;

/**
 * Decodes a picture and encodes it anew: a square WebP of limits.avatarPixels, the way up that its camera says, without
 * anything else that came with it.
 * @param text base64 of a JPEG, PNG or WebP
 * @throws Refused imageUnreadable for what is none, is broken, or has more than limits.avatarSourcePixels
 */
export async function readPicture(text: string): Promise<Buffer> {
  const bytes = Buffer.from(text, "base64");
  const beginning = bytes.toString("hex", 0, 12);
  if (!base64.test(text) || !beginnings.some((pattern) => pattern.test(beginning)))
    throw new Refused("imageUnreadable");
  const side = limits.avatarPixels;
  try {
    return await sharp(bytes, { limitInputPixels: limits.avatarSourcePixels, failOn: "error" })
      .autoOrient()
      .resize(side, side, { fit: "cover" })
      .webp({ quality })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch {
    throw new Refused("imageUnreadable");
  }
}
