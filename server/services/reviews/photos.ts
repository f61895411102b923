import { randomBytes } from "node:crypto";
import { servicePaths } from "../../../domain/addresses.ts";
import type { ReviewPhoto } from "../../../domain/entities.ts";
import { limits } from "../../core/limits.ts";
import { Refused } from "../../core/refusal.ts";
import type { NewPhoto, PhotoRow } from "../../db/queries/review-photos.ts";
import { readPicture } from "../kit/picture.ts";

const side = limits.reviewPhotoPixels;
const small = limits.reviewPhotoSmallPixels;

/**
 * Decodes the photos of a review and encodes them anew, one after another: each at most limits.reviewPhotoPixels long, and a small
 * square of it.
 * @param images base64 of JPEG, PNG or WebP
 * @throws Refused imageUnreadable, naming the first that cannot be read
 */
export async function readReviewPhotos(images: readonly string[]): Promise<NewPhoto[]> {
  const photos: NewPhoto[] = [];
  for (const [index, image] of images.entries()) photos.push(await readPhoto(image, index));
  return photos;
}

async function readPhoto(image: string, index: number): Promise<NewPhoto> {
  try {
    const { bytes, ...size } = await readPicture(image, {
      width: side,
      height: side,
      fit: "inside",
      withoutEnlargement: true,
    });
    const square = await readPicture(image, { width: small, height: small, fit: "cover" });
    return { id: randomBytes(16).toString("hex"), ...size, bytes, smallBytes: square.bytes };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Refused("imageUnreadable", { errors: [{ field: `/photos/${index}`, message: "cannot be read" }] });
  }
}

/** A photo as the contract shows it. */
export function showPhoto({ id, width, height }: PhotoRow): ReviewPhoto {
  const address = `${servicePaths.reviewPhotos}/${id}`;
  return { url: `${address}.webp`, smallUrl: `${address}-small.webp`, width, height };
}
