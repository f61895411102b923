import type { Place } from "../../../../domain/distance.ts";

/** A square of the map: `zoom` halves the world so many times, `x` and `y` count the squares from the north-west. */
export type Tile = { zoom: number; x: number; y: number };
export type DrawnCity = Place & { name: string };

const size = 256;
const equator = 40_075_017;
const radius = 7000;
const block = 250;
const blocksOfAvenue = 4;
const leastZoomOfStreets = 14;
const leastZoomOfAvenues = 11;
const mostZoomOfNames = 13;
const turns = [12, -8, 24, -17];

/** An SVG of a square, Web Mercator: cities as discs with their streets laid out around the middle, and their names. */
export function drawTile(tile: Tile, cities: readonly DrawnCity[]): string {
  const drawn = cities.map((city, index) => drawCity(tile, city, turns[index % turns.length] ?? 0)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">
<rect width="${size}" height="${size}" fill="#f3eee3"/>${drawn}</svg>`;
}

function drawCity({ zoom, x, y }: Tile, city: DrawnCity, turn: number): string {
  const world = size * 2 ** zoom;
  const left = ((city.longitude + 180) / 360) * world - x * size;
  const sine = Math.sin((city.latitude * Math.PI) / 180);
  const top = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world - y * size;
  const perMetre = world / (equator * Math.cos((city.latitude * Math.PI) / 180));
  const reach = radius * perMetre;
  const isSeen = [left, top].every((middle) => middle + reach > 0 && middle - reach < size);
  const disc = isSeen ? `<circle r="${round(reach)}" fill="#eae3d4"/>${streets(zoom, perMetre, turn)}` : "";
  const name = zoom <= mostZoomOfNames ? nameOf(city.name) : "";
  return `<g transform="translate(${round(left)} ${round(top)})">${disc}${name}</g>`;
}

function streets(zoom: number, perMetre: number, turn: number): string {
  if (zoom < leastZoomOfAvenues) return "";
  const step = zoom < leastZoomOfStreets ? blocksOfAvenue : 1;
  const most = Math.floor(radius / block);
  const lines: string[] = [];
  for (let number = -most + (most % step); number <= most; number += step) {
    const at = number * block;
    const half = round(Math.sqrt(radius ** 2 - at ** 2) * perMetre);
    const isAvenue = number % blocksOfAvenue === 0;
    const width = round(Math.max(isAvenue ? 2 : 1, (isAvenue ? 22 : 10) * perMetre));
    const offset = round(at * perMetre);
    lines.push(`<path d="M${offset} ${-half}V${half}M${-half} ${offset}H${half}" stroke-width="${width}"/>`);
  }
  return `<g transform="rotate(${turn})" stroke="#fffdf8" fill="none">${lines.join("")}</g>`;
}

function nameOf(name: string): string {
  const text = name.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const font = `font-family="sans-serif" font-size="15" font-weight="600" text-anchor="middle"`;
  return `<text ${font} fill="#5f564a" stroke="#f3eee3" stroke-width="4" paint-order="stroke">${text}</text>`;
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
