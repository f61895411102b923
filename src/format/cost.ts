import type { Cost } from "../../domain/bill.ts";
import type { Language } from "../../domain/language.ts";
import { formatMoneyRange } from "./money.ts";

/** What something costs, for people: "7 000 ₸", or "7 000–9 000 ₸" where it depends. */
export function formatCost({ from, to }: Cost, currency: string, language: Language): string {
  return formatMoneyRange({ amount: from, currency }, { amount: to, currency }, language);
}
