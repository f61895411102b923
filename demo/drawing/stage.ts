import type { Chance } from "../catalogue/chance.ts";
import type { Palette } from "../catalogue/palettes.ts";
import { brightness, darker, lighter, mix } from "./colour.ts";
import { oval } from "./svg.ts";

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** What lies outside of the window. */
export type Outlook = "sea" | "mountains" | "capital" | "steppe" | "river";

export const frame = { width: 1440, height: 960 } as const;

/** Where a picture is made: the firm's colours, its luck, what lies outside, and the gradients used on the way. */
export class Stage {
  readonly palette: Palette;
  readonly chance: Chance;
  readonly outlook: Outlook;
  readonly isDark: boolean;
  readonly tone: {
    white: string;
    cream: string;
    woodDeep: string;
    woodLight: string;
    accentDeep: string;
    rim: string;
    leaf: string;
    leafDeep: string;
    leafLight: string;
  };
  readonly #definitions: string[] = [];

  constructor(palette: Palette, chance: Chance, outlook: Outlook) {
    this.palette = palette;
    this.chance = chance;
    this.outlook = outlook;
    this.isDark = brightness(palette.wall) < 0.5;
    const leaf = mix(chance.pick(["#4d7a5c", "#5d8a63", "#3f7362", "#6d8a55"]), palette.wall, 0.1);
    this.tone = {
      white: mix("#ffffff", palette.soft, 0.25),
      cream: mix("#fffaf2", palette.soft, 0.6),
      woodDeep: darker(palette.wood, 0.3),
      woodLight: lighter(palette.wood, 0.25),
      accentDeep: darker(palette.accent, 0.3),
      rim: chance.happens(0.6) ? palette.metal : palette.wood,
      leaf,
      leafDeep: darker(leaf, 0.3),
      leafLight: lighter(leaf, 0.28),
    };
  }

  #define(make: (id: string) => string): string {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(make(id));
    return id;
  }

  /** A straight gradient as a paint; goes down unless told `right` or `across` (from top left to bottom right). */
  linear(stops: readonly Stop[], way: "down" | "right" | "across" = "down"): string {
    const end = { down: 'x2="0" y2="1"', right: 'x2="1" y2="0"', across: 'x2="1" y2="1"' }[way];
    return `url(#${this.#define((id) => `<linearGradient id="${id}" x1="0" y1="0" ${end}>${stopsOf(stops)}</linearGradient>`)})`;
  }

  /** A round gradient as a paint, from the middle outwards. */
  radial(stops: readonly Stop[]): string {
    return `url(#${this.#define((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`)})`;
  }

  /** Shows the content only inside the shape. */
  inside(shape: string, content: string): string {
    const id = this.#define((name) => `<clipPath id="${name}">${shape}</clipPath>`);
    return `<g clip-path="url(#${id})">${content}</g>`;
  }

  /** A soft spot of shade under or behind something. */
  shade(cx: number, cy: number, rx: number, ry: number, opacity = 0.3): string {
    const dark = darker(this.palette.ink, 0.2);
    return oval(
      cx,
      cy,
      rx,
      ry,
      this.radial([
        [0, dark, opacity],
        [0.55, dark, opacity * 0.55],
        [1, dark, 0],
      ]),
    );
  }

  /** A soft spot of light. */
  glow(cx: number, cy: number, rx: number, ry = rx, opacity = 0.6, colour = "#fff3d6"): string {
    return oval(
      cx,
      cy,
      rx,
      ry,
      this.radial([
        [0, colour, opacity],
        [0.4, colour, opacity * 0.4],
        [1, colour, 0],
      ]),
    );
  }

  /** Round things look round: dark, light, dark from left to right. */
  turned(colour: string): string {
    return this.linear(
      [
        [0, darker(colour, 0.22)],
        [0.3, lighter(colour, 0.3)],
        [0.6, colour],
        [1, darker(colour, 0.32)],
      ],
      "right",
    );
  }

  /** Lit from above. */
  lit(colour: string, strength = 0.2): string {
    return this.linear([
      [0, lighter(colour, strength)],
      [0.5, colour],
      [1, darker(colour, strength)],
    ]);
  }

  /** The whole document: the content and the gradients it has asked for. */
  toSvg(content: string, { width, height }: { width: number; height: number } = frame): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${this.#definitions.join("")}</defs>${content}</svg>`;
  }
}

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity.toFixed(3)}"/>`,
    )
    .join("");
