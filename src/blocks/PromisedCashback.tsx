import type { Money } from "../../domain/money.ts";
import { formatMoney } from "../format/money.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { PriceLine } from "./PriceLine.tsx";

type Props = {
  amount: Money | undefined;
  /** Whether it comes to who is signed in; elsewhere an account with the visit's phone may have to be made first. */
  isToAccount?: boolean;
};

/** What comes back of a prepayment as bonuses, once the visit has taken place; nothing where that is nothing. */
export function PromisedCashback({ amount, isToAccount = false }: Props) {
  const t = useT();
  const language = useLanguage();
  if (amount === undefined) return null;
  return (
    <PriceLine
      as="p"
      what={t("reservation.bill.cashback")}
      note={t(isToAccount ? "reservation.bill.cashbackToAccount" : "reservation.bill.cashbackToPhone")}
      price={`+${formatMoney(amount, language)}`}
    />
  );
}
