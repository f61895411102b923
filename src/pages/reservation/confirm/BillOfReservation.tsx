import type { Reservation } from "../../../../domain/entities.ts";
import { localDateOf } from "../../../../domain/time.ts";
import { PriceLine } from "../../../blocks/PriceLine.tsx";
import { formatDate, formatTime, formatTimeRange } from "../../../format/calendar.ts";
import { formatMoney } from "../../../format/money.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { entryNames } from "../entry-names.ts";
import { useSalon } from "../flow.ts";
import styles from "./ConfirmStep.module.css";

/** Who does what when and for how much, what is due before, and until when it can be cancelled. */
export function BillOfReservation({ reservation }: { reservation: Reservation }) {
  const t = useT();
  const language = useLanguage();
  const salon = useSalon();
  const { entries, total, fullTotal, prepayment, freeCancelUntil } = reservation;
  const price = (amount: number, full: number) => (
    <Price amount={amount} full={full} currency={total.currency} label={t("reservation.time.instead")} />
  );
  return (
    <div className={styles.bill}>
      <ul>
        {entries.map((entry) => {
          const { serviceName, masterName } = entryNames(entry, salon);
          return (
            <PriceLine
              key={`${entry.person}-${entry.serviceId}`}
              as="li"
              what={serviceName}
              note={`${masterName} · ${formatTimeRange(entry.startTime, entry.endTime)}`}
              price={price(entry.price, entry.fullPrice)}
            />
          );
        })}
      </ul>
      <PriceLine as="p" what={t("company.total")} price={price(total.amount, fullTotal.amount)} isTotal />
      {prepayment.amount > 0 && (
        <PriceLine as="p" what={t("reservation.confirm.prepayment")} price={formatMoney(prepayment, language)} />
      )}
      <p className={styles.quiet}>
        {freeCancelUntil !== undefined &&
          t("reservation.policy.freeUntil", {
            date: formatDate(localDateOf(freeCancelUntil), language),
            time: formatTime(freeCancelUntil),
          })}
        {freeCancelUntil === undefined && prepayment.amount > 0 && t("reservation.policy.late")}
      </p>
    </div>
  );
}

type PriceProps = { amount: number; full: number; currency: string; label: string };

/** What is paid, beside what it would be without a discount. */
function Price({ amount, full, currency, label }: PriceProps) {
  const language = useLanguage();
  const paid = <b>{formatMoney({ amount, currency }, language)}</b>;
  if (full <= amount) return paid;
  return (
    <span className={styles.discounted}>
      <s aria-label={`${label} ${formatMoney({ amount: full, currency }, language)}`}>
        {formatMoney({ amount: full, currency }, language)}
      </s>{" "}
      {paid}
    </span>
  );
}
