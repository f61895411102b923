import { expect, test } from "vitest";
import { languages } from "../../domain/language.ts";
import { addDays } from "../../domain/time.ts";
import * as calendar from "../../src/format/calendar.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const monday = "2026-11-23";
const today = "2026-11-20";
const inAll = (format: (language: (typeof languages)[number]) => string) =>
  languages.map((language) => plain(format(language)));

test("a time is the salon's own, whatever the zone of the device", () => {
  expect(calendar.formatTime("2026-11-23T23:15:00+05:00")).toBe("23:15");
  expect(calendar.formatTimeRange("2026-11-23T13:00:00+05:00", "2026-11-23T14:30:00+05:00")).toBe("13:00–\u206014:30");
});

test("no line ends within hours from and to", () => {
  expect(calendar.formatHours("09:00", "20:00")).toBe("09:00–\u206020:00");
});

test("the reservation date format is DD.MM.YYYY, HH:mm, with the strokes of the British in English", () => {
  expect(inAll((language) => calendar.formatReservationDate("2026-11-03T09:05:00+05:00", language))).toEqual([
    "03.11.2026, 09:05",
    "03.11.2026, 09:05",
    "03/11/2026, 09:05",
  ]);
  expect(inAll((language) => calendar.formatWholeDate("2027-11-03", language))).toEqual([
    "03.11.2027",
    "03.11.2027",
    "03/11/2027",
  ]);
});

test("a date says its year only when it is another one", () => {
  expect(inAll((language) => calendar.formatDateOfYear(monday, today, language))).toEqual([
    "23 ноября",
    "23 қараша",
    "23 November",
  ]);
  expect(inAll((language) => calendar.formatDateOfYear("2027-01-23", today, language))).toEqual([
    "23 января 2027",
    "2027 жылғы 23 қаңтар",
    "23 January 2027",
  ]);
});

test("a day of another year is written with its year", () => {
  expect(inAll((language) => calendar.formatDayOfYear("2027-01-23", "2026-11-20", language))).toEqual([
    "суббота, 23 января 2027",
    "2027 жылғы 23 қаңтар, сенбі",
    "Saturday 23 January 2027",
  ]);
  expect(inAll((language) => calendar.formatDayOfYear("2026-11-23", "2026-11-20", language))).toEqual(
    inAll((language) => calendar.formatDay("2026-11-23", language)),
  );
});

test("a day is written as each language writes it", () => {
  expect(inAll((language) => calendar.formatDay(monday, language))).toEqual([
    "понедельник, 23 ноября",
    "23 қараша, дүйсенбі",
    "Monday 23 November",
  ]);
});

test("a day is short where there is little room", () => {
  expect(inAll((language) => calendar.formatDayShort(monday, language))).toEqual([
    "пн, 23 нояб.",
    "23 қар., дс",
    "Mon 23 Nov",
  ]);
});

test("a short day of another year is written with its year", () => {
  const short = (date: string) => inAll((language) => calendar.formatDayShortOfYear(date, "2026-11-20", language));
  expect(short("2027-01-03")).toEqual(["вс, 3 янв. 2027", "2027 ж. 3 қаң., жс", "Sun 3 Jan 2027"]);
  expect(short(monday)).toEqual(inAll((language) => calendar.formatDayShort(monday, language)));
  expect(plain(calendar.formatNearDay("2027-01-03", "2026-11-20", "en"))).toBe("Sun 3 Jan 2027");
});

test("today and tomorrow are called so, later days by their date", () => {
  const near = (days: number) => inAll((language) => calendar.formatNearDay(addDays(today, days), today, language));
  expect(near(0)).toEqual(["сегодня", "бүгін", "today"]);
  expect(near(1)).toEqual(["завтра", "ертең", "tomorrow"]);
  expect(near(3)).toEqual(["пн, 23 нояб.", "23 қар., дс", "Mon 23 Nov"]);
});

test("a month says its year only when it is another one", () => {
  expect(inAll((language) => calendar.formatMonth(monday, today, language))).toEqual(["Ноябрь", "Қараша", "November"]);
  expect(inAll((language) => calendar.formatMonth("2027-01-04", today, language))).toEqual([
    "Январь 2027",
    "Қаңтар 2027",
    "January 2027",
  ]);
});

test("every day of a year has its names in all three languages", () => {
  const days = Array.from({ length: 365 }, (_, index) => addDays("2026-01-01", index));
  const nameless = days.filter((day) =>
    languages.some((language) => /undefined|^,|, $/.test(calendar.formatDay(day, language))),
  );
  expect(nameless).toEqual([]);
});
