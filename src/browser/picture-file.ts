import type { OpenPicture, Square } from "../../domain/crop.ts";
import { limits } from "../../domain/limits.ts";

const shownPixels = 1024;
const quality = 0.9;

/** Opens a picture, turned as its camera was held; rejects where the browser cannot read it. */
export async function openPicture(file: Blob): Promise<OpenPicture> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const scale = Math.min(1, shownPixels / Math.max(width, height));
  return {
    width,
    height,
    url: drawn(bitmap, { left: 0, top: 0, width, height }, { width: width * scale, height: height * scale }),
    cut({ left, top, size }: Square) {
      const part = { left, top, width: size, height: size };
      const side = limits.avatarPixels;
      return drawn(bitmap, part, { width: side, height: side }).replace(/^.*,/, "");
    },
    close: () => bitmap.close(),
  };
}

/** Makes a photo small enough for a review: base64 of a JPEG; rejects where the browser cannot read it. */
export async function shrinkPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const scale = Math.min(1, limits.reviewPhotoPixels / Math.max(width, height));
  const whole = { left: 0, top: 0, width, height };
  const url = drawn(bitmap, whole, { width: width * scale, height: height * scale });
  bitmap.close();
  return url.replace(/^.*,/, "");
}

type Size = { width: number; height: number };

/** A part of a picture at a size, as the data address of a JPEG. */
function drawn(bitmap: ImageBitmap, part: Size & { left: number; top: number }, { width, height }: Size): string {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws no pictures.");
  // What is see-through becomes white: JPEG would make it black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, part.left, part.top, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", quality);
}
