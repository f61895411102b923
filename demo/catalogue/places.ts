import type { Localized } from "../../domain/language.ts";
import type { CityEntry, CountryEntry } from "../../server/db/catalogue/catalogue.ts";
import { localized } from "./text.ts";

export const countries: CountryEntry[] = [
  { id: 1, isoCode: "KZ", name: localized("Казахстан", "Қазақстан", "Kazakhstan"), phoneCode: "+7", currency: "KZT" },
];

const city = (
  id: number,
  urlName: string,
  name: Localized,
  [latitude, longitude]: readonly [number, number],
  timeZone: string,
): CityEntry => ({ id, countryId: 1, urlName, name, latitude, longitude, timeZone });

/** Aktau comes first: it is the city of whoever has not chosen one. */
export const cities: CityEntry[] = [
  city(1, "aktau", localized("Актау", "Ақтау", "Aktau"), [43.6511, 51.1575], "Asia/Aqtau"),
  city(2, "almaty", localized("Алматы", "Алматы", "Almaty"), [43.2383, 76.9455], "Asia/Almaty"),
  city(3, "astana", localized("Астана", "Астана", "Astana"), [51.1283, 71.4305], "Asia/Almaty"),
  city(4, "shymkent", localized("Шымкент", "Шымкент", "Shymkent"), [42.3174, 69.5958], "Asia/Almaty"),
  city(5, "karaganda", localized("Караганда", "Қарағанды", "Karaganda"), [49.8047, 73.1094], "Asia/Almaty"),
  city(6, "atyrau", localized("Атырау", "Атырау", "Atyrau"), [47.1067, 51.9167], "Asia/Atyrau"),
];

/** What an hour of the same work costs beside Aktau. */
export const priceLevels: Readonly<Record<number, number>> = { 1: 1, 2: 1.25, 3: 1.2, 4: 0.85, 5: 0.9, 6: 1.05 };

/** An address in one of Aktau's numbered microdistricts. */
export function microdistrict(number: number, building: string): Localized {
  return localized(
    `${number}-й мкр, ${building}`,
    `${number}-шағын аудан, ${building}`,
    `Microdistrict ${number}, ${building}`,
  );
}

/** An address in a street; each language brings the street's name with its kind: "ул. Гоголя", "Гоголь көш.". */
export function street(ru: string, kz: string, en: string, building: string): Localized {
  return localized(`${ru}, ${building}`, `${kz}, ${building}`, `${building} ${en}`);
}
