import type { Language } from "../../domain/language.ts";
import type { Money } from "../../domain/money.ts";

// U+202F groups digits and U+00A0 keeps the sign beside them: an amount never breaks in two lines.
const groupSpace = "\u202f";
const signSpace = "\u00a0";
const signs: Readonly<Record<string, string>> = { KZT: "₸", RUB: "₽" };

/**
 * An amount without its currency: 700000 is "7 000", 595050 is "5 950,50".
 * Written without Intl: browsers print KZT as "KZT" where Node prints "₸", and pages must come out the same on both.
 * @param amount minor units
 */
export function formatAmount(amount: number, language: Language): string {
  const major = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, groupSpace);
  const minor = amount % 100;
  if (minor === 0) return major;
  return `${major}${language === "en" ? "." : ","}${String(minor).padStart(2, "0")}`;
}

/** An amount for people: "7 000 ₸", in all three languages. */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  return `${formatAmount(amount, language)}${signSpace}${signs[currency] ?? currency}`;
}

/** What something costs when it depends: "7 000–9 000 ₸". */
export function formatMoneyRange(from: Money, to: Money | undefined, language: Language): string {
  if (to === undefined || to.amount <= from.amount) return formatMoney(from, language);
  // U+200B: where the line may break.
  return `${formatAmount(from.amount, language)}–\u200b${formatMoney(to, language)}`;
}

/** A discount as a chip shows it: "−15 %", with a true minus. */
export function formatDiscount(percent: number): string {
  return `−${percent}${signSpace}%`;
}
