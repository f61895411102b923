export const partsOfDay = ["night", "morning", "day", "evening"] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/**
 * The part of the day that a clock on the wall shows: the night ends at five, the morning at noon, the day at seventeen.
 * @param minute from midnight
 */
export function partOfDayAt(minute: number): PartOfDay {
  if (minute < 5 * 60) return "night";
  if (minute < 12 * 60) return "morning";
  return minute < 17 * 60 ? "day" : "evening";
}
