import type { Localized } from "../../../domain/language.ts";
import type { RoomKey } from "./rooms.ts";

/** A service as every firm could offer it; prices in whole tenge at the level of Aktau. */
export type ServiceBlueprint = {
  key: string;
  subCategoryId: number;
  name: Localized;
  description: Localized;
  price: number;
  priceMax?: number;
  durationMinutes: number;
  prepayment?: number;
  isExpress?: boolean;
  isPopular?: boolean;
  /** Arranged by phone at the firms that do it: it takes a talk beforehand. */
  isPhoneOnly?: boolean;
  cleanupMinutes?: number;
  /** The room or the device that it takes. */
  needs?: RoomKey;
};

type Extras = Pick<
  ServiceBlueprint,
  "priceMax" | "prepayment" | "isExpress" | "isPopular" | "isPhoneOnly" | "cleanupMinutes" | "needs"
>;

/** Writes one blueprint on three lines: what and where, how it is called, what it promises. */
export function service(
  key: string,
  subCategoryId: number,
  [price, durationMinutes]: readonly [price: number, minutes: number],
  name: Localized,
  description: Localized,
  extras: Extras = {},
): ServiceBlueprint {
  return { key, subCategoryId, price, durationMinutes, name, description, ...extras };
}
