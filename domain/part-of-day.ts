export const partsOfDay = ["night", "morning", "day", "evening"] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/**
 * When the morning, the day and the evening begin, in minutes from midnight. The evening begins after work, at six: by it
 * people look for a time ("today after 18:00"), and are asked when they like to come ("after six").
 */
export const begins = { morning: 5 * 60, day: 12 * 60, evening: 18 * 60 } as const;

/**
 * The part of the day that a clock on the wall shows.
 * @param minute from midnight
 */
export function partOfDayAt(minute: number): PartOfDay {
  if (minute < begins.morning) return "night";
  if (minute < begins.day) return "morning";
  return minute < begins.evening ? "day" : "evening";
}
