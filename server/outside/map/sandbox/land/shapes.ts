import type { Localized } from "../../../../../domain/language.ts";

export type Point = { latitude: number; longitude: number };

/** What is filled, of the ground or of the water that lies on it. */
export type Area = { look: "country" | "hills" | "mountains" | "snow" | "water" | "park"; outline: readonly Point[] };

/** What is drawn along a line. */
export type Way = {
  look: "river" | "stream" | "road" | "avenue" | "street";
  points: readonly Point[];
  name?: Localized;
};

export type Label = {
  look: "city" | "town" | "district" | "quarter" | "water" | "pond" | "park" | "peak";
  at: Point;
  name: Localized;
};

/** What is drawn of a part of the country. */
export type Land = { areas: readonly Area[]; ways: readonly Way[]; labels: readonly Label[] };

/** A built-up place: its streets are laid out at right angles, `turn` degrees clockwise from the north. */
export type Town = { urlName: string; outline: readonly Point[]; turn: number };

/** Reads "43.65 51.14, 43.66 51.15": latitudes and longitudes. */
export function points(text: string): Point[] {
  return text.split(",").map((pair) => {
    const [latitude = Number.NaN, longitude = Number.NaN] = pair.trim().split(" ").map(Number);
    return { latitude, longitude };
  });
}

export const localized = (ru: string, kz: string, en: string): Localized => ({ ru, kz, en });

export const area = (look: Area["look"], outline: string): Area => ({ look, outline: points(outline) });
export const river = (along: string): Way => ({ look: "river", points: points(along) });
export const stream = (along: string): Way => ({ look: "stream", points: points(along) });
export const road = (along: string): Way => ({ look: "road", points: points(along) });
export const avenue = (name: Localized, along: string): Way => ({ look: "avenue", points: points(along), name });
export const street = (name: Localized, along: string): Way => ({ look: "street", points: points(along), name });

export function label(look: Label["look"], at: readonly [number, number], ru: string, kz: string, en: string): Label {
  return { look, at: { latitude: at[0], longitude: at[1] }, name: localized(ru, kz, en) };
}
