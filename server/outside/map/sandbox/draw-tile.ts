import type { Language } from "../../../../domain/language.ts";
import { coloursOf, type Scheme } from "./colours.ts";
import { drawNames, type NamedCity } from "./draw-names.ts";
import { drawGround, drawOpen, drawRoads } from "./draw-shapes.ts";
import { drawTown } from "./draw-town.ts";
import { towns } from "./land/land.ts";
import type { Town } from "./land/shapes.ts";
import { type Tile, tileSize } from "./tile.ts";

export type DrawnCity = NamedCity & { urlName: string };

/** Half of the side of a town that nobody has drawn, in degrees of latitude, and how it is turned. */
const unknown = { half: 0.05, turn: 12 };

/**
 * An SVG of a square: the country with its waters and heights, the cities with their streets, and what all of it is called.
 * @param cities those of the catalogue; one that is not known here is a square of streets
 */
export function drawTile(tile: Tile, cities: readonly DrawnCity[], language: Language, scheme: Scheme): string {
  const colours = coloursOf[scheme];
  const drawn = [
    drawGround(tile, colours),
    ...cities.map((city) => drawTown(tile, city, townOf(city), colours)),
    drawOpen(tile, colours),
    drawRoads(tile, colours),
    drawNames(tile, cities, language, colours),
  ].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${tileSize}" height="${tileSize}" viewBox="0 0 ${tileSize} ${tileSize}">
<rect width="${tileSize}" height="${tileSize}" fill="${colours.abroad}"/>${drawn}</svg>`;
}

function townOf({ urlName, latitude, longitude }: DrawnCity): Town {
  const known = towns.find((town) => town.urlName === urlName);
  if (known !== undefined) return known;
  const [high, wide] = [unknown.half, unknown.half / Math.cos((latitude * Math.PI) / 180)];
  const corners = [[1, -1], [1, 1], [-1, 1], [-1, -1]] as const; // prettier-ignore
  const outline = corners.map(([north, east]) => ({
    latitude: latitude + north * high,
    longitude: longitude + east * wide,
  }));
  return { urlName, outline, turn: unknown.turn };
}
