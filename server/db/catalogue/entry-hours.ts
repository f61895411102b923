import type { Hours } from "../../../domain/hours.ts";
import type { FirmEntry } from "./catalogue.ts";

/** The hours of a firm, or the shifts of a master, as they stand in a catalogue. */
export function entryHours({ hours, specialHours }: Pick<FirmEntry, "hours" | "specialHours">): Hours {
  return { weekly: hours, special: Object.fromEntries(specialHours.map(({ date, hours: own }) => [date, own])) };
}
