import type { Refund } from "../../domain/entities.ts";
import { formatReservationDate } from "../format/calendar.ts";
import { formatMoney } from "../format/money.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { PriceLine } from "./PriceLine.tsx";

/** What is given back of a payment, for a list of its lines: how it stands, when, and how much. */
export function RefundLines({ refunds }: { refunds: readonly Refund[] }) {
  const t = useT();
  const language = useLanguage();
  return refunds.map(({ id, amount, status, createdAt }) => (
    <PriceLine
      key={id}
      as="li"
      what={t(`payments.refunds.${status}`)}
      note={formatReservationDate(createdAt, language)}
      price={formatMoney(amount, language)}
    />
  ));
}
