import type { Language } from "../../domain/language.ts";

/** A rating with one decimal: "4,9" in Russian and Kazakh, "4.9" in English. */
export function formatRating(rating: number, language: Language): string {
  return rating.toFixed(1).replace(".", language === "en" ? "." : ",");
}
