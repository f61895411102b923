/** A square of a picture, in the picture's own pixels. */
export type Square = { left: number; top: number; size: number };

/** A picture from a file. */
export type OpenPicture = {
  width: number;
  height: number;
  /** An address to show it by. */
  url: string;
  /** Cuts a square out: a JPEG of limits.avatarPixels by as many, as base64. */
  cut(square: Square): string;
  close(): void;
};

/** How a square is cut out of a picture: how much smaller than it could be, and around which point. */
export type Crop = {
  /** 1 is the largest square there is. */
  zoom: number;
  /** The middle of the square, as shares of the picture's width and height. */
  x: number;
  y: number;
};

export const mostZoom = 4;

/** The largest square in the middle. */
export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

type Size = { width: number; height: number };

/** The square of a crop: whole inside of the picture, wherever its middle is wanted. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): Square {
  const size = Math.min(width, height) / clamp(zoom, 1, mostZoom);
  return {
    size,
    left: clamp(x * width - size / 2, 0, width - size),
    top: clamp(y * height - size / 2, 0, height - size),
  };
}

/** The crop after the picture was dragged by shares of the square, so that what was dragged stays under the finger. */
export function dragged(picture: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { left, top, size } = squareOf(picture, crop);
  const middle = {
    x: (left + size / 2 - by.x * size) / picture.width,
    y: (top + size / 2 - by.y * size) / picture.height,
  };
  return settled(picture, { ...crop, ...middle });
}

/** The crop at another zoom, around the same middle as far as that can be. */
export function zoomed(picture: Size, crop: Crop, zoom: number): Crop {
  return settled(picture, { ...crop, zoom: clamp(zoom, 1, mostZoom) });
}

function settled(picture: Size, crop: Crop): Crop {
  const { left, top, size } = squareOf(picture, crop);
  return { ...crop, x: (left + size / 2) / picture.width, y: (top + size / 2) / picture.height };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
