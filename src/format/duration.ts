import type { Language } from "../../domain/language.ts";

type Units = Readonly<Record<Language, { hours: string; minutes: string }>>;

const unitsInText: Units = {
  ru: { hours: "ч", minutes: "мин" },
  kz: { hours: "сағ", minutes: "мин" },
  en: { hours: "h", minutes: "min" },
};
const units: Units = { ...unitsInText, ru: { hours: "ч.", minutes: "мин." } };

/** Minutes for people where they stand alone (spec §9): "45 мин.", "2 ч.", "1 ч. 30 мин.". */
export function formatDuration(minutes: number, language: Language): string {
  return durationIn(units, minutes, language);
}

/** The same within a sentence, where a full stop would end it: "1 ч 30 мин". */
export function formatDurationInText(minutes: number, language: Language): string {
  return durationIn(unitsInText, minutes, language);
}

/** Minutes from the least to the most: "1 ч. – 1 ч. 15 мин."; one of them where they are the same. */
export function formatDurations(
  { duration, durationMax = duration }: { duration: number; durationMax?: number },
  language: Language,
): string {
  const least = formatDuration(duration, language);
  return durationMax === duration ? least : `${least} – ${formatDuration(durationMax, language)}`;
}

function durationIn(among: Units, minutes: number, language: Language): string {
  const { hours: hourUnit, minutes: minuteUnit } = among[language];
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && `${hours}\u00a0${hourUnit}`, (rest > 0 || hours === 0) && `${rest}\u00a0${minuteUnit}`];
  return parts.filter(Boolean).join(" ");
}

/** Seconds on a clock that runs down: "4:38", "23:58:02". */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, twoDigits(left % 60)];
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${twoDigits(minutes)}:${rest}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
