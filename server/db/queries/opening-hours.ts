/** Minutes from local midnight; weekdays are ISO, 1 is Monday. A day without an entry is a day off. */
export type OpeningHours = { weekday: number; opensMinute: number; closesMinute: number };
