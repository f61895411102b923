import type { Colours } from "./colours.ts";
import { land } from "./land/land.ts";
import type { Area, Way } from "./land/shapes.ts";
import { bent, cornered, rounded } from "./paths.ts";
import { isSeen, pixelOf, pixelsPerMetre, round, type Tile } from "./tile.ts";

type Stroke = { metres: number; least: number; leastZoom: number };

const strokes: Readonly<Record<Way["look"], Stroke>> = {
  river: { metres: 130, least: 1.2, leastZoom: 5 },
  stream: { metres: 14, least: 1.2, leastZoom: 10 },
  road: { metres: 30, least: 1.4, leastZoom: 6 },
  avenue: { metres: 26, least: 1.8, leastZoom: 11 },
  street: { metres: 18, least: 1.4, leastZoom: 13 },
};
/** How much wider than itself what has an edge is drawn beneath, in pixels. */
const casing = 2;
const leastZoomOfParks = 11;

/** The ground: the country and what is high or green in it. */
export function drawGround(tile: Tile, colours: Colours): string {
  const border = tile.zoom < 12 ? ` stroke="${colours.border}" stroke-width="1.5" stroke-dasharray="7 3 2 3"` : "";
  return drawAreas(tile, ["country"], colours, border) + drawAreas(tile, ["hills", "mountains", "snow"], colours);
}

/** What lies over the streets of a town: parks, and water with its rivers. */
export function drawOpen(tile: Tile, colours: Colours): string {
  const parks = tile.zoom < leastZoomOfParks ? "" : drawAreas(tile, ["park"], colours);
  return parks + drawAreas(tile, ["water"], colours) + drawWays(tile, ["river", "stream"], colours.water);
}

/** Roads between towns, and the streets that have a name; a bridge is what crosses water. */
export function drawRoads(tile: Tile, colours: Colours): string {
  return [
    drawWays(tile, ["road", "avenue", "street"], colours.casing, casing),
    drawWays(tile, ["street"], colours.street),
    drawWays(tile, ["avenue"], colours.street),
    drawWays(tile, ["road"], colours.road),
  ].join("");
}

function drawAreas(tile: Tile, looks: readonly Area["look"][], colours: Colours, more = ""): string {
  return looks
    .flatMap((look) => land.areas.filter((one) => one.look === look))
    .map(({ look, outline }) => {
      const pixels = outline.map((point) => pixelOf(tile, point));
      if (!isSeen(pixels, casing)) return "";
      const path = look === "country" ? cornered(pixels) : rounded(pixels);
      return `<path d="${path}" fill="${colours[look]}"${more}/>`;
    })
    .join("");
}

function drawWays(tile: Tile, looks: readonly Way["look"][], colour: string, wider = 0): string {
  const drawn = land.ways
    .filter(({ look }) => looks.includes(look) && tile.zoom >= strokes[look].leastZoom)
    .map(({ look, points }) => {
      const pixels = points.map((point) => pixelOf(tile, point));
      const { metres, least } = strokes[look];
      const width = Math.max(least, metres * pixelsPerMetre(tile, points[0]?.latitude ?? 0)) + wider;
      if (!isSeen(pixels, width)) return "";
      return `<path d="${bent(pixels)}" stroke-width="${round(width)}"/>`;
    })
    .join("");
  return drawn && `<g stroke="${colour}" fill="none" stroke-linejoin="round" stroke-linecap="round">${drawn}</g>`;
}
