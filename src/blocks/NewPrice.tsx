import { type Failure, newBillOf } from "../../domain/failure.ts";
import { formatMoney, formatMoneyRange } from "../format/money.ts";
import { useLanguage, useT } from "../i18n/react.tsx";

/** What it costs now, where something was refused because the price has changed; nothing else. */
export function NewPrice({ failure }: { failure: { kind: string } | Failure }) {
  const t = useT();
  const language = useLanguage();
  const bill = newBillOf(failure);
  if (bill === undefined) return null;
  const price = formatMoneyRange(bill.total, bill.totalMax, language);
  const { amount } = bill.prepayment;
  if (amount === 0 || amount === bill.total.amount) return t("failure.newPrice", { price });
  return t("failure.newPriceWithPrepayment", { price, prepayment: formatMoney(bill.prepayment, language) });
}
