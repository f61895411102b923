import { languages } from "../../domain/language.ts";

/** The sizes in which a state is looked at, CSS pixels. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;
export const schemes = ["light", "dark"] as const;

export type Look = {
  language: (typeof languages)[number];
  size: (typeof sizes)[number];
  scheme: (typeof schemes)[number];
};

/** Every way in which a state is looked at, by language first: to change it is what takes longest. */
export const looks: readonly Look[] = languages.flatMap((language) =>
  sizes.flatMap((size) => schemes.map((scheme) => ({ language, size, scheme }))),
);

/** "kz-390-dark". */
export function lookName({ language, size, scheme }: Look): string {
  return `${language}-${size.width}-${scheme}`;
}

/** The picture of a state in a look, below a gallery's folder. */
export function pictureOf(machine: string, state: string, look: Look): string {
  return `${machine}/${state}/${lookName(look)}.png`;
}
