import type { Language } from "./language.ts";
import { type Instant, type LocalDate, localDateOf } from "./time.ts";

/** A date in numbers, with its year: "23.11.2026"; in English as the British write it, "23/11/2026". */
export function dateInNumbers(date: LocalDate, language: Language): string {
  return date
    .split("-")
    .toReversed()
    .join(language === "en" ? "/" : ".");
}

/**
 * The reservation date format of spec §9, DD.MM.YYYY, HH:mm, in its two parts: "23.11.2026", "13:00", as the clock at the place
 * whose offset the instant carries shows them.
 */
export function reservationDate(instant: Instant, language: Language): { date: string; time: string } {
  return { date: dateInNumbers(localDateOf(instant), language), time: instant.slice(11, 16) };
}
