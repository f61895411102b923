import { readFile, writeFile } from "node:fs/promises";
import { htmlLangOf, languages } from "../domain/language.ts";

/*
 * Takes the names of months, weekdays and near days out of Unicode's CLDR. Browsers claim the locale `kk` and ship
 * stub data for it, so that the page of the server and the page of the browser would differ: both read this instead.
 */
const target = "src/format/calendar-names.json";
const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

type Names = Record<string, string>;
type Dates = {
  calendars?: {
    gregorian: { months: Record<string, Record<string, Names>>; days: Record<string, Record<string, Names>> };
  };
  fields?: Record<string, Names>;
};

async function cldr(locale: string, file: string): Promise<Dates> {
  const path = `node_modules/cldr-dates-full/main/${locale}/${file}.json`;
  const document: { main: Record<string, { dates: Dates }> } = JSON.parse(await readFile(path, "utf8"));
  return document.main[locale]?.dates ?? {};
}

async function namesOf(locale: string) {
  const { calendars } = await cldr(locale, "ca-gregorian");
  const { fields } = await cldr(locale, "dateFields");
  if (calendars === undefined || fields === undefined) throw new Error(`CLDR has no calendar for ${locale}`);
  const { months, days } = calendars.gregorian;
  const byWeekday = (names: Names | undefined) => weekdays.map((day) => names?.[day]);
  const monthsOfDate = Object.values(months["format"]?.["wide"] ?? {});
  const isLowerCase = monthsOfDate.every((name) => name === name.toLocaleLowerCase(locale));
  const standAlone = Object.values(months["stand-alone"]?.["wide"] ?? {});
  return {
    months: isLowerCase ? standAlone.map((name) => name.toLocaleLowerCase(locale)) : standAlone,
    monthsOfDate,
    monthsShort: Object.values(months["format"]?.["abbreviated"] ?? {}),
    weekdays: byWeekday(days["stand-alone"]?.["wide"]),
    weekdaysShort: byWeekday(days["stand-alone"]?.["abbreviated"]),
    today: fields["day"]?.["relative-type-0"],
    tomorrow: fields["day"]?.["relative-type-1"],
  };
}

const entries = await Promise.all(languages.map(async (language) => [language, await namesOf(htmlLangOf[language])]));
await writeFile(target, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
console.log(`wrote ${target}`);
