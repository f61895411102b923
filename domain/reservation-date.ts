import { type Instant, localDateOf } from "./time.ts";

/**
 * The reservation date format of spec §9, DD.MM.YYYY, HH:mm, in its two parts: "23.11.2026", "13:00", as the clock at the place
 * whose offset the instant carries shows them.
 * @param between what stands between the numbers of the date
 */
export function reservationDate(instant: Instant, between: "." | "/" = "."): { date: string; time: string } {
  const [year, month, day] = localDateOf(instant).split("-");
  return { date: [day, month, year].join(between), time: instant.slice(11, 16) };
}
