import type { Language } from "../../domain/language.ts";

const units = {
  ru: { metres: "м", kilometres: "км" },
  kz: { metres: "м", kilometres: "км" },
  en: { metres: "m", kilometres: "km" },
} as const satisfies Record<Language, unknown>;

const kilometre = 1000;
const step = 50;
const farKilometres = 10;

/** Metres for people: to fifty below a kilometre, "350 м"; then "1,2 км"; from ten on whole ones, "12 км". */
export function formatDistance(metres: number, language: Language): string {
  const { metres: metreUnit, kilometres: kilometreUnit } = units[language];
  const rounded = Math.max(step, Math.round(metres / step) * step);
  if (rounded < kilometre) return `${rounded}\u00a0${metreUnit}`;
  const tenths = Math.round(metres / (kilometre / 10)) / 10;
  const text = tenths < farKilometres ? String(tenths) : String(Math.round(metres / kilometre));
  return `${text.replace(".", language === "en" ? "." : ",")}\u00a0${kilometreUnit}`;
}
