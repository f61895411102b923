import { type Cost, totalOf } from "../../domain/bill.ts";
import type { Bill } from "../../domain/entities.ts";
import type { Language } from "../../domain/language.ts";
import { formatMoneyRange } from "./money.ts";

/** What something costs, for people: "7 000 ₸", or "7 000–9 000 ₸" where it depends. */
export function formatCost({ from, to }: Cost, currency: string, language: Language): string {
  return formatMoneyRange({ amount: from, currency }, { amount: to, currency }, language);
}

/** The total of a bill, wherever it is shown. */
export function formatTotal(bill: Bill, language: Language): string {
  return formatCost(totalOf(bill).cost, bill.total.currency, language);
}
