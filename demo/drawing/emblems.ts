import { chanceOf } from "../catalogue/chance.ts";
import type { FirmSketch } from "../catalogue/sketch.ts";
import { palettes } from "../catalogue/palettes.ts";
import { lighter } from "./colour.ts";

const marks: Readonly<Record<FirmSketch["type"], readonly string[]>> = {
  SALON: [
    "M32 13C22 24 22 34 32 47C42 34 42 24 32 13ZM14 27C15 40 22 47 32 49C42 47 49 40 50 27",
    "M32 50V22M32 34C22 34 18 28 18 20C26 20 32 25 32 34ZM32 30C42 30 46 24 46 15C38 15 32 21 32 30Z",
    "M24 15C40 13 45 24 43 32C49 36 43 38 43 42C42 48 36 47 34 47L36 52M24 15C13 26 16 40 25 52",
  ],
  BARBERSHOP: [
    "M20 14L39 41M44 14L25 41M39 41a6 6 0 1 0 6 6a6 6 0 0 0 -6 -6M25 41a6 6 0 1 1 -6 6a6 6 0 0 1 6 -6",
    "M32 29C28 22 19 23 18 31C17 35 13 36 10 34C12 43 27 44 32 34C37 44 52 43 54 34C51 36 47 35 46 31C45 23 36 22 32 29Z",
  ],
  NAILS: [
    "M24 50V28C24 18 28 12 32 12C36 12 40 18 40 28V50ZM24 36Q32 30 40 36",
    "M22 50V36Q22 30 27 30H37Q42 30 42 36V50ZM28 30L30 13H34L36 30",
  ],
  BROWS: [
    "M11 36Q32 14 53 36Q32 54 11 36ZM32 29a7 7 0 1 0 .1 0M14 23Q30 9 50 20",
    "M12 32Q32 50 52 32M18 39L14 45M27 43L25 50M37 43L39 50M46 39L50 45M14 22Q30 10 50 19",
  ],
  SPA: [
    "M32 48C22 38 22 26 32 15C42 26 42 38 32 48ZM32 48C19 48 11 38 12 27C21 28 29 36 32 48ZM32 48C45 48 53 38 52 27C43 28 35 36 32 48Z",
    "M10 28Q18 18 26 28T42 28T54 26M10 40Q18 30 26 40T42 40T54 38",
  ],
  KIDS: [
    "M32 12L37.5 25.5L52 26.5L41 36L44.5 50L32 42.5L19.5 50L23 36L12 26.5L26.5 25.5Z",
    "M32 50C10 36 17 15 32 26C47 15 54 36 32 50Z",
  ],
  MASTER: [
    "M32 50V22M32 34C22 34 18 28 18 20C26 20 32 25 32 34ZM32 30C42 30 46 24 46 15C38 15 32 21 32 30Z",
    "M32 12C22 24 20 32 20 37a12 12 0 0 0 24 0C44 32 42 24 32 12Z",
  ],
};

/** The firm's sign: a line drawing of its craft on its colour, a square SVG for any round or rounded frame. */
export function emblem(sketch: FirmSketch): string {
  const { accent, soft, second, ink, metal } = palettes[sketch.palette];
  const chance = chanceOf(`emblem/${sketch.urlKey}`);
  const isFilled = chance.happens(0.6);
  const [ground, line] = isFilled ? [accent, soft] : [soft, accent];
  const halo = chance.pick([
    `<circle cx="32" cy="32" r="29" fill="none" stroke="${isFilled ? lighter(accent, 0.35) : metal}" stroke-width="1.2"/>`,
    `<circle cx="48" cy="16" r="22" fill="${second}" opacity=".28"/>`,
    `<path d="M0 64V46Q32 34 64 46V64z" fill="${isFilled ? ink : second}" opacity=".22"/>`,
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="256" height="256"><rect width="64" height="64" fill="${ground}"/>${halo}<g transform="translate(6.4 6.4) scale(.8)"><path d="${chance.pick(marks[sketch.type])}" fill="none" stroke="${line}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></g></svg>\n`;
}
