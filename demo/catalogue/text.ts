import type { Localized } from "../../domain/language.ts";

/** One text in the three languages of the interface, in the order Russian, Kazakh, English. */
export function localized(ru: string, kz: string, en: string): Localized {
  return { ru, kz, en };
}

/** A brand that is written alike in every language. */
export function brand(name: string): Localized {
  return { ru: name, kz: name, en: name };
}
