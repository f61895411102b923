import type { Money } from "../../../domain/money.ts";
import { formatMoney } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { returnCashback, spendCashback } from "../../queries/prepayment-parts.ts";
import type { PrepaymentOf } from "./port.ts";
import { type Covering, useTakeOff } from "./take-off.ts";
import { TakeOffFailure } from "./TakeOffFailure.tsx";
import { usePrepayment } from "./visit.ts";
import styles from "./taking-off.module.css";

type Props = { visit: PrepaymentOf; onCover: (covering: Covering) => void };

/** The bonuses of whoever is signed in, to be taken off or put back by one press; nothing where there are none. */
export function Bonuses({ visit, onCover }: Props) {
  const t = useT();
  const language = useLanguage();
  const prepayment = usePrepayment();
  const taking = useTakeOff(visit, (source, { expected }: Covering, key) =>
    spendCashback(source, visit, expected, key),
  );
  const returning = useTakeOff(visit, (source, _: "put cashback back", key) => returnCashback(source, visit, key));
  if (prepayment === null) return null;
  const { bill, cashback, due } = prepayment;
  const isTaken = bill.cashback.amount > 0;
  if (!isTaken && cashback === undefined) return null;
  const price = (money: Money) => formatMoney(money, language);
  const isSpending = taking.state === "saving";
  const isBusy = isSpending || returning.state === "saving";
  const isOn = isBusy ? isSpending : isTaken;
  const change = () => {
    taking.forget();
    returning.forget();
    if (isBusy) return;
    if (isTaken) void returning.save("put cashback back");
    else if (cashback?.usable.amount === due.amount) onCover({ by: "cashback", expected: cashback.usable });
    else if (cashback !== undefined) void taking.save({ by: "cashback", expected: cashback.usable });
  };
  return (
    <div className={styles.part}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-busy={isBusy || undefined}
          onChange={change}
        />
        <span>
          {t("payment.takeOff.bonuses")}
          <small role="status">
            {isTaken || cashback === undefined
              ? t("payment.takeOff.bonusesTaken", { price: price(bill.cashback) })
              : t("payment.takeOff.bonusesNote", { balance: price(cashback.balance), usable: price(cashback.usable) })}
          </small>
        </span>
      </label>
      <TakeOffFailure failure={taking.failure ?? returning.failure} />
    </div>
  );
}
