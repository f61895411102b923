import type { Place } from "../../../../domain/distance.ts";
import type { Colours } from "./colours.ts";
import { rounded } from "./paths.ts";
import { isSeen, type Pixel, pixelOf, pixelsPerMetre, round, type Tile, tileSize } from "./tile.ts";
import type { Town } from "./land/shapes.ts";

const leastZoom = { town: 8, avenues: 12, streets: 14, buildings: 16 };
/** Metres from a street to the next, along and across, and the width of a street. */
const block = { along: 240, across: 170 };
const streetWidth = 12;
const blocksOfAvenue = 4;
/** Of so many stretches of a street one has been built over. */
const builtOver = 5;
/** Houses of a block: columns and rows. */
const houses = { columns: 3, rows: 2 };
const yard = 12;

/** What has been built in a town, as far as a square shows it: its ground, its streets and, from near, its houses. */
export function drawTown(tile: Tile, middle: Place, { urlName, outline, turn }: Town, colours: Colours): string {
  const corners = outline.map((point) => pixelOf(tile, point));
  if (tile.zoom < leastZoom.town || !isSeen(corners, 0)) return "";
  const edge = rounded(corners);
  const ground = `<path d="${edge}" fill="${colours.town}" stroke="${colours.town}" stroke-width="6" stroke-linejoin="round"/>`;
  if (tile.zoom < leastZoom.avenues) return ground;
  const centre = pixelOf(tile, middle);
  const grid = new Grid(tile, centre, turn, pixelsPerMetre(tile, middle.latitude));
  const built = [
    tile.zoom < leastZoom.buildings ? "" : `<path d="${grid.houses()}" fill="${colours.building}"/>`,
    `<path d="${grid.streets()}" stroke="${colours.lane}" stroke-width="${grid.streetWidth()}" fill="none"/>`,
  ].join("");
  return `${ground}<clipPath id="${urlName}"><path d="${edge}"/></clipPath>
<g clip-path="url(#${urlName})"><g transform="translate(${round(centre.left)} ${round(centre.top)}) rotate(${turn})">${built}</g></g>`;
}

/** The blocks of a town that a square shows, numbered from its middle. */
class Grid {
  private readonly columns: readonly number[];
  private readonly rows: readonly number[];
  private readonly width: number;
  private readonly height: number;
  private readonly zoom: number;
  private readonly perMetre: number;

  constructor({ zoom }: Tile, { left, top }: Pixel, turn: number, perMetre: number) {
    this.zoom = zoom;
    this.perMetre = perMetre;
    this.width = block.across * perMetre;
    this.height = block.along * perMetre;
    const angle = (-turn * Math.PI) / 180;
    const [x, y] = [tileSize / 2 - left, tileSize / 2 - top];
    const reach = tileSize * Math.SQRT1_2;
    this.columns = within(x * Math.cos(angle) - y * Math.sin(angle), reach, this.width);
    this.rows = within(x * Math.sin(angle) + y * Math.cos(angle), reach, this.height);
  }

  streetWidth(): number {
    return round(Math.max(0.8, streetWidth * this.perMetre));
  }

  /** Every side of a block that is a street; from afar the wide ones alone. */
  streets(): string {
    const { columns, rows, width, height } = this;
    const down = columns.flatMap((column) =>
      this.runs(column, rows, 1).map(
        ([from, to]) => `M${round(column * width)} ${round(from * height)}V${round(to * height)}`,
      ),
    );
    const along = rows.flatMap((row) =>
      this.runs(row, columns, 2).map(
        ([from, to]) => `M${round(from * width)} ${round(row * height)}H${round(to * width)}`,
      ),
    );
    return [...down, ...along].join("");
  }

  houses(): string {
    const { columns, rows } = this;
    return columns.flatMap((column) => rows.map((row) => this.housesOf(column, row))).join("");
  }

  private housesOf(column: number, row: number): string {
    const inset = yard * this.perMetre;
    const [wide, high] = [(this.width - inset) / houses.columns, (this.height - inset) / houses.rows];
    const drawn: string[] = [];
    for (let place = 0; place < houses.columns * houses.rows; place += 1) {
      const chance = scatter(column, row, place + 3);
      if (chance % 7 === 0) continue;
      const left = column * this.width + inset + (place % houses.columns) * wide;
      const top = row * this.height + inset + Math.floor(place / houses.columns) * high;
      const [across, down] = [wide - inset * (1 + (chance % 3) / 2), high - inset * (1 + (chance % 4))];
      drawn.push(`M${round(left)} ${round(top)}h${round(across)}v${round(down)}h${round(-across)}z`);
    }
    return drawn.join("");
  }

  /** From where to where a line of the grid is a street. */
  private runs(line: number, stretches: readonly number[], kind: number): [from: number, to: number][] {
    const runs: [number, number][] = [];
    for (const stretch of stretches) {
      if (!this.isStreet(line, stretch, kind)) continue;
      const last = runs.at(-1);
      if (last?.[1] === stretch) last[1] = stretch + 1;
      else runs.push([stretch, stretch + 1]);
    }
    return runs;
  }

  private isStreet(line: number, stretch: number, kind: number): boolean {
    if (line % blocksOfAvenue === 0) return true;
    return this.zoom >= leastZoom.streets && scatter(line, stretch, kind) % builtOver !== 0;
  }
}

/** The numbers of the steps that lie within reach of a place. */
function within(place: number, reach: number, step: number): number[] {
  const first = Math.floor((place - reach) / step);
  return Array.from({ length: Math.ceil((place + reach) / step) - first + 1 }, (_, index) => first + index);
}

/** A number that looks like chance and is the same for the same three. */
function scatter(one: number, two: number, three: number): number {
  const mixed = Math.imul(one, 374_761_393) ^ Math.imul(two, 668_265_263) ^ Math.imul(three, 2_147_483_647);
  const stirred = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return (stirred ^ (stirred >>> 16)) >>> 0;
}
