import { useState } from "react";
import { countsFor, instalmentsOf } from "../../../domain/instalments.ts";
import { limits } from "../../../domain/limits.ts";
import { defaultCurrency, fromMajor } from "../../../domain/money.ts";
import { useNow } from "../../blocks/now.ts";
import { AmountField } from "../../blocks/AmountField.tsx";
import { PriceLine } from "../../blocks/PriceLine.tsx";
import { capitalized, formatDateOfYear } from "../../format/calendar.ts";
import { formatMoney } from "../../format/money.ts";
import { dateInZone } from "../../format/zone.ts";
import { zoneOf } from "../../queries/city.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { Chip } from "../../ui/Chip.tsx";
import styles from "./bnpl.module.css";
import { useFirms } from "./use-firms.ts";

const usual = [3, 6, 12];
const digits = 7;

/** What an amount comes to in parts, with the dates and the sums. */
export function Calculator() {
  const t = useT();
  const { instalments: known = [] } = useFirms().found ?? {};
  const [amount, setAmount] = useState(fromMajor(20_000));
  const [wanted, setWanted] = useState(usual[0] ?? 0);
  const counts = known.length === 0 ? usual : known;
  const possible = countsFor(amount, counts);
  const count = possible.includes(wanted) ? wanted : possible.at(-1);
  return (
    <section className={styles.calculator} aria-labelledby="calculator">
      <h2 id="calculator">{t("bnpl.calculator.title")}</h2>
      <AmountField
        label={t("bnpl.calculator.amount")}
        autoComplete="off"
        amount={amount || null}
        onAmount={(typed) => setAmount(typed ?? 0)}
        mostDigits={digits}
      />
      <fieldset className={styles.counts}>
        <legend>{t("bnpl.calculator.counts")}</legend>
        {counts.map((one) => (
          <Chip key={one} isOn={one === count} disabled={!possible.includes(one)} onClick={() => setWanted(one)}>
            {t("bnpl.calculator.parts", { count: one })}
          </Chip>
        ))}
      </fieldset>
      <div className={styles.result} aria-live="polite">
        {count === undefined ? (
          <TooSmall least={Math.min(...counts) * limits.smallestInstalment} />
        ) : (
          <Parts amount={amount} count={count} />
        )}
      </div>
    </section>
  );
}

function TooSmall({ least }: { least: number }) {
  const t = useT();
  const language = useLanguage();
  const { city } = useFirms();
  const price = (amount: number) => formatMoney({ amount, currency: city?.currency ?? defaultCurrency }, language);
  return <p>{t("bnpl.calculator.tooSmall", { part: price(limits.smallestInstalment), least: price(least) })}</p>;
}

function Parts({ amount, count }: { amount: number; count: number }) {
  const t = useT();
  const language = useLanguage();
  const now = useNow();
  const { city } = useFirms();
  const today = dateInZone(zoneOf(city), now);
  const price = (part: number) => formatMoney({ amount: part, currency: city?.currency ?? defaultCurrency }, language);
  return (
    <>
      <ol className={styles.parts}>
        {instalmentsOf(amount, count, today).map(({ date, amount: part }) => (
          <PriceLine
            key={date}
            as="li"
            what={date === today ? capitalized(t("bnpl.calculator.today")) : formatDateOfYear(date, today, language)}
            price={price(part)}
          />
        ))}
      </ol>
      <PriceLine as="p" what={t("bnpl.calculator.total")} price={price(amount)} isTotal />
      <p className={styles.quiet}>{t("bnpl.calculator.note")}</p>
    </>
  );
}
