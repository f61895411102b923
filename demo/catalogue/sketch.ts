import type { Localized } from "../../domain/language.ts";
import type { FirmType, WeekdayRange } from "../../server/db/catalogue/catalogue.ts";
import type { PaletteName } from "./palettes.ts";
import type { ProfessionKey } from "./professions.ts";

/** A firm as its own people would tell about it; everything else follows from this by seed. */
export type FirmSketch = {
  id: number;
  cityId: number;
  networkId?: number;
  urlKey: string;
  type: FirmType;
  name: Localized;
  address: Localized;
  description: Localized;
  /** Latitude and longitude. */
  place: readonly [number, number];
  palette: PaletteName;
  team: readonly ProfessionKey[];
  serviceCount: number;
  /** Its prices beside the usual ones of its city. */
  priceLevel: number;
  opening: readonly WeekdayRange[];
  discounts?: readonly (WeekdayRange & { percent: number })[];
  /** Cleans on the first Tuesday of a month, until 14:00. */
  cleansMonthly?: boolean;
  /** Works an hour longer at both ends before Women's Day, with everybody. */
  opensBeforeHolidays?: boolean;
  /** The most experienced ask more than the others, and beginners less, who take their time. */
  paysForExperience?: boolean;
  takesPrepayment?: boolean;
  /** Into how many monthly parts a payment can be split. */
  instalments?: readonly number[];
  isPromoted?: boolean;
  /** The person behind an individual master's firm. */
  owner?: { gender: "woman" | "man"; name: Localized; surname: Localized };
};
