import type { ExpectedBill } from "../../domain/entities.ts";
import { formatMoney, formatMoneyRange } from "../format/money.ts";
import { useLanguage, useT } from "../i18n/react.tsx";

/** What it costs now, where the price is another one; nothing where it is not. */
export function NewPrice({ bill }: { bill: ExpectedBill | undefined }) {
  const t = useT();
  const language = useLanguage();
  if (bill === undefined) return null;
  const price = formatMoneyRange(bill.total, bill.totalMax, language);
  const { amount } = bill.prepayment;
  if (amount === 0 || amount === bill.total.amount) return t("failure.newPrice", { price });
  return t("failure.newPriceWithPrepayment", { price, prepayment: formatMoney(bill.prepayment, language) });
}
