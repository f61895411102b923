import type { Language } from "../../domain/language.ts";
import { formatAmount, type Money, signOf } from "../../domain/money.ts";

// U+00A0 keeps the sign beside the digits.
const signSpace = "\u00a0";

/** An amount for people: "7 000 ₸", in all three languages. */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  return `${formatAmount(amount, language)}${signSpace}${signOf(currency)}`;
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
