import type { Language } from "../../domain/language.ts";
import { dateInNumbers, reservationDate } from "../../domain/reservation-date.ts";
import { addDays, type Instant, type LocalDate, weekdayOf } from "../../domain/time.ts";
import names from "./calendar-names.json" with { type: "json" };

const monthOf = (date: LocalDate) => Number(date.slice(5, 7)) - 1;
const dayOfMonth = (date: LocalDate) => Number(date.slice(8, 10));

/** "13:00", as the clock at the firm shows it. */
export function formatTime(instant: Instant): string {
  return instant.slice(11, 16);
}

/** "13:00–14:30" of two times of day; no line ends within it. */
export function formatHours(from: string, to: string): string {
  return `${from}–\u2060${to}`;
}

/** {@link formatHours} of two instants, as the clock at the firm shows them. */
export function formatTimeRange(from: Instant, to: Instant): string {
  return formatHours(formatTime(from), formatTime(to));
}

/** The reservation date format of spec §9, DD.MM.YYYY, HH:mm: "23.11.2026, 13:00"; in English as the British write it, "23/11/2026". */
export function formatReservationDate(instant: Instant, language: Language): string {
  const { date, time } = reservationDate(instant, language);
  return `${date}, ${time}`;
}

/** "пн", "дс", "Mon". */
export function formatWeekdayShort(date: LocalDate, language: Language): string {
  return names[language].weekdaysShort[weekdayOf(date) - 1] ?? "";
}

/** "понедельник" for the ISO weekday 1. */
function weekdayName(weekday: number, language: Language): string {
  return names[language].weekdays[weekday - 1] ?? "";
}

/** "пн" for the ISO weekday 1. */
export function weekdayNameShort(weekday: number, language: Language): string {
  return names[language].weekdaysShort[weekday - 1] ?? "";
}

/** "ноябрь" on its own; a year stands beside it when it is not the one of `today`. */
export function formatMonth(date: LocalDate, today: LocalDate, language: Language): string {
  const month = capitalized(names[language].months[monthOf(date)] ?? "");
  return date.slice(0, 4) === today.slice(0, 4) ? month : `${month} ${date.slice(0, 4)}`;
}

/** "нояб.", "қар.", "Nov". */
export function formatMonthShort(date: LocalDate, language: Language): string {
  return names[language].monthsShort[monthOf(date)] ?? "";
}

/** "23 ноября", "23 қараша", "23 November". */
export function formatDate(date: LocalDate, language: Language): string {
  return `${dayOfMonth(date)}\u00a0${names[language].monthsOfDate[monthOf(date)] ?? ""}`;
}

/** {@link formatDate}, with the year where it is not that of `today`: "23 января 2027", "2027 жылғы 23 қаңтар". */
export function formatDateOfYear(date: LocalDate, today: LocalDate, language: Language): string {
  const [year, day] = [date.slice(0, 4), formatDate(date, language)];
  if (year === today.slice(0, 4)) return day;
  return language === "kz" ? `${year}\u00a0жылғы ${day}` : `${day} ${year}`;
}

/** "понедельник, 23 ноября"; "23 қараша, дүйсенбі"; "Monday 23 November". */
export function formatDay(date: LocalDate, language: Language): string {
  return beside(weekdayName(weekdayOf(date), language), formatDate(date, language), language);
}

/** {@link formatDay}, with the year where it is not that of `today`: "суббота, 23 января 2027"; "2027 жылғы 23 қаңтар, сенбі". */
export function formatDayOfYear(date: LocalDate, today: LocalDate, language: Language): string {
  return beside(weekdayName(weekdayOf(date), language), formatDateOfYear(date, today, language), language);
}

/** "пн, 23 нояб."; "23 қар., дс"; "Mon 23 Nov". */
export function formatDayShort(date: LocalDate, language: Language): string {
  const day = `${dayOfMonth(date)}\u00a0${formatMonthShort(date, language)}`;
  return beside(formatWeekdayShort(date, language), day, language);
}

/** {@link formatDayShort}, with the year where it is not that of `today`: "вс, 3 янв. 2027"; "2027 ж. 3 қаң., жс"; "Sun 3 Jan 2027". */
export function formatDayShortOfYear(date: LocalDate, today: LocalDate, language: Language): string {
  const year = date.slice(0, 4);
  if (year === today.slice(0, 4)) return formatDayShort(date, language);
  const day = `${dayOfMonth(date)}\u00a0${formatMonthShort(date, language)}`;
  const whole = language === "kz" ? `${year}\u00a0ж. ${day}` : `${day} ${year}`;
  return beside(formatWeekdayShort(date, language), whole, language);
}

function beside(weekday: string, day: string, language: Language): string {
  if (language === "en") return `${weekday} ${day}`;
  return language === "kz" ? `${day}, ${weekday}` : `${weekday}, ${day}`;
}

/** "сегодня", "завтра", or the day's short form, {@link formatDayShortOfYear}. Both dates are the firm's. */
export function formatNearDay(date: LocalDate, today: LocalDate, language: Language): string {
  const { today: todayName, tomorrow } = names[language];
  if (date === today) return todayName;
  return date === addDays(today, 1) ? tomorrow : formatDayShortOfYear(date, today, language);
}

/** The first letter as a capital: for what begins a line. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A date with its year, for what is far ahead, as {@link formatReservationDate} writes it: "23.11.2027", "23/11/2027". */
export function formatWholeDate(date: LocalDate, language: Language): string {
  return dateInNumbers(date, language);
}
