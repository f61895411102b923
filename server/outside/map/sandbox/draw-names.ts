import type { Language } from "../../../../domain/language.ts";
import type { Colours } from "./colours.ts";
import { land } from "./land/land.ts";
import type { Label, Way } from "./land/shapes.ts";
import { along } from "./paths.ts";
import { isSeen, type Pixel, pixelOf, round, type Tile } from "./tile.ts";

/** From which zoom to which a name is told, its size in pixels, its weight, and what it is written with. */
type Look = {
  zooms: readonly [number, number];
  size: number;
  weight: number;
  ink: (colours: Colours) => string;
  slant?: true;
  /** What is drawn at its place, which the name stands above. */
  mark?: "dot" | "peak";
};

const looks: Readonly<Record<Label["look"], Look>> = {
  city: { zooms: [4, 11], size: 14, weight: 650, ink: ({ ink }) => ink },
  town: { zooms: [6, 11], size: 12, weight: 500, ink: ({ ink }) => ink, mark: "dot" },
  district: { zooms: [12, 15], size: 13, weight: 600, ink: ({ ink }) => ink },
  quarter: { zooms: [14, 17], size: 12, weight: 500, ink: ({ ink }) => ink },
  water: { zooms: [6, 10], size: 12, weight: 500, ink: ({ inkOfWater }) => inkOfWater, slant: true },
  pond: { zooms: [11, 17], size: 12, weight: 500, ink: ({ inkOfWater }) => inkOfWater, slant: true },
  park: { zooms: [14, 17], size: 11.5, weight: 500, ink: ({ inkOfPark }) => inkOfPark },
  peak: { zooms: [11, 17], size: 11.5, weight: 500, ink: ({ inkOfPark }) => inkOfPark, mark: "peak" },
};
const streetName = { leastZoom: { avenue: 13, street: 15 }, size: 11.5, apart: 300 };
/** How far from its place a name may reach, in pixels. */
const reach = 170;

/** A city of the catalogue. */
export type NamedCity = { latitude: number; longitude: number; name: string };

/** What is written on a square: each name in all the squares that it reaches into. */
export function drawNames(tile: Tile, cities: readonly NamedCity[], language: Language, colours: Colours): string {
  const halo = tile.zoom < 12 ? colours.country : colours.town;
  const texts = [
    ...land.ways.flatMap((way) => streetNames(tile, way, language, colours)),
    ...land.labels.map(({ look, at, name }) => nameAt(tile, looks[look], pixelOf(tile, at), name[language], colours)),
    ...cities.map((city) => nameAt(tile, looks.city, pixelOf(tile, city), city.name, colours)),
  ].join("");
  return `<g font-family="system-ui,sans-serif" text-anchor="middle" stroke="${halo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${texts}</g>`;
}

function nameAt(tile: Tile, look: Look, at: Pixel, name: string, colours: Colours): string {
  const { zooms, size, weight, ink, slant, mark } = look;
  if (tile.zoom < zooms[0] || tile.zoom > zooms[1] || !isSeen([at], reach)) return "";
  const [left, top] = [round(at.left), round(at.top)];
  const dot = mark === "dot" ? `<circle cx="${left}" cy="${top}" r="3" fill="${ink(colours)}"/>` : "";
  const peak = mark === "peak" ? `<path d="M${left - 4} ${top + 3}l4 -7l4 7z" fill="${ink(colours)}"/>` : "";
  const style = slant ? ` font-style="italic"` : "";
  const height = mark === undefined ? top + round(size / 3) : top - 8;
  return `${dot}${peak}<text x="${left}" y="${height}" font-size="${size}" font-weight="${weight}"${style} fill="${ink(colours)}">${escaped(name)}</text>`;
}

/** The name of a street along it, again and again. */
function streetNames(tile: Tile, { look, points, name }: Way, language: Language, { ink }: Colours): string[] {
  if (name === undefined || (look !== "avenue" && look !== "street")) return [];
  if (tile.zoom < streetName.leastZoom[look]) return [];
  const pixels = points.map((point) => pixelOf(tile, point));
  if (!isSeen(pixels, reach)) return [];
  return placesAlong(along(pixels))
    .filter(({ at }) => isSeen([at], reach))
    .map(({ at, turn }) => {
      const turned = `translate(${round(at.left)} ${round(at.top)}) rotate(${round(turn)})`;
      return `<text transform="${turned}" y="4" font-size="${streetName.size}" fill="${ink}">${escaped(name[language])}</text>`;
    });
}

/** Places along a line, as far apart as names are, with the turn by which a name there can be read. */
function placesAlong(pixels: readonly Pixel[]): { at: Pixel; turn: number }[] {
  const places: { at: Pixel; turn: number }[] = [];
  let next = streetName.apart / 2;
  for (const [index, from] of pixels.slice(0, -1).entries()) {
    const to = pixels[index + 1] ?? from;
    const [across, down] = [to.left - from.left, to.top - from.top];
    const length = Math.hypot(across, down);
    const angle = (Math.atan2(down, across) * 180) / Math.PI;
    const turn = angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle;
    for (; next < length; next += streetName.apart) {
      const share = next / length;
      places.push({ at: { left: from.left + across * share, top: from.top + down * share }, turn });
    }
    next -= length;
  }
  return places;
}

function escaped(name: string): string {
  return name.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
