import type { Place } from "../../../../domain/distance.ts";

/** A square of the map: `zoom` halves the world so many times, `x` and `y` count the squares from the north-west. */
export type Tile = { zoom: number; x: number; y: number };
/** A place in a square, in pixels from its north-west corner. */
export type Pixel = { left: number; top: number };

/** The side of a square in pixels. */
export const tileSize = 256;
const equator = 40_075_017;

/** Where a place lies in a square or outside of it (Web Mercator). */
export function pixelOf({ zoom, x, y }: Tile, { latitude, longitude }: Place): Pixel {
  const world = tileSize * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    left: ((longitude + 180) / 360) * world - x * tileSize,
    top: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world - y * tileSize,
  };
}

export function pixelsPerMetre({ zoom }: Tile, latitude: number): number {
  return (tileSize * 2 ** zoom) / (equator * Math.cos((latitude * Math.PI) / 180));
}

/** Whether what lies at these pixels may be seen in a square, when it is drawn so much wider. */
export function isSeen(pixels: readonly Pixel[], margin: number): boolean {
  const within = (along: number[]) => Math.min(...along) < tileSize + margin && Math.max(...along) > -margin;
  return within(pixels.map(({ left }) => left)) && within(pixels.map(({ top }) => top));
}

export function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
