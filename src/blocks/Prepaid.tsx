import type { Bill, Reservation } from "../../domain/entities.ts";
import { formatMoney } from "../format/money.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import styles from "./Bill.module.css";
import { PriceLine } from "./PriceLine.tsx";
import { PromisedCashback } from "./PromisedCashback.tsx";

type Props = {
  reservation: Pick<Bill, "prepayment" | "promisedCashback"> & Pick<Reservation, "status" | "paymentStatus">;
  /** Whether the visit is of the phone of who is signed in. */
  isOwnPhone: boolean;
};

/** What of a visit is due before it, and how; and what comes back of that. */
export function Prepaid({ reservation: { prepayment, promisedCashback, status, paymentStatus }, isOwnPhone }: Props) {
  const t = useT();
  const language = useLanguage();
  if (prepayment.amount === 0) return null;
  return (
    <>
      <div className={styles.prepayment}>
        <PriceLine as="p" what={t("reservation.confirm.prepayment")} price={formatMoney(prepayment, language)} />
        {status === "awaitingPrepayment" && <p className={styles.quiet}>{t("reservation.prepayment.text")}</p>}
        {paymentStatus === "notRequired" && status !== "awaitingPrepayment" && (
          <p className={styles.quiet}>
            {t(status === "held" ? "reservation.bill.prepaymentOnline" : "reservation.bill.prepaymentAtSalon")}
          </p>
        )}
      </div>
      <PromisedCashback amount={promisedCashback} isToAccount={isOwnPhone} />
    </>
  );
}
