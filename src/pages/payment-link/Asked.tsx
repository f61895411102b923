import type { PaymentLink } from "../../../domain/entities.ts";
import { useDates } from "../../blocks/use-dates.ts";
import { formatTime } from "../../format/calendar.ts";
import { formatMoney } from "../../format/money.ts";
import { typeset } from "../../format/typeset.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import styles from "./payment-link.module.css";

/** What is asked for: by whom, for what, how much, and until when. */
export function Asked({
  link: { firm, purpose, amount, expiresAt, payableForSeconds, paidAt },
}: {
  link: PaymentLink;
}) {
  const t = useT();
  const language = useLanguage();
  const { dateOf } = useDates();
  const date = dateOf(expiresAt);
  return (
    <section className={styles.asked} aria-labelledby="asked">
      <h2 id="asked">{t("byLink.what")}</h2>
      <p className={styles.purpose}>{typeset(purpose)}</p>
      <p className={styles.firm}>
        {typeset(firm.name)}
        <small>{typeset(`${firm.city}, ${firm.address}`)}</small>
      </p>
      <p className={styles.amount}>
        <span>{t(paidAt === undefined ? "byLink.amount" : "byLink.paidAmount")}</span>
        <strong>{formatMoney(amount, language)}</strong>
      </p>
      {payableForSeconds !== undefined && (
        <p className={styles.quiet}>{t("byLink.until", { date, time: formatTime(expiresAt) })}</p>
      )}
    </section>
  );
}
