import { type SyntheticEvent, useEffect, useRef } from "react";
import { choiceOf, failureOf } from "../../../machines/gift-card/selectors.ts";
import { AmountField } from "../../blocks/AmountField.tsx";
import { formatMoney } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { useFlow, useFlowSelector, useSend } from "./flow.ts";
import { Where } from "./Where.tsx";
import styles from "./gift-purchase.module.css";

/** Of an amount, in whole tenge: more is no amount. */
const mostDigits = 9;

/** What the card is worth, and where it works. */
export function AmountStep() {
  const t = useT();
  const language = useLanguage();
  const send = useSend();
  const { presets, least, most, step } = useFlow().configs;
  const { amount } = useFlowSelector(choiceOf);
  const failure = useFlowSelector(failureOf);
  const wrong = failure?.kind === "amountInvalid" ? failure : null;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wrong?.amount) field.current?.focus();
  }, [wrong]);
  const amounts = {
    least: formatMoney(least, language),
    most: formatMoney(most, language),
    step: formatMoney(step, language),
  };
  const pick = (picked: number | null) => send({ type: "gift-card.edited", choice: { amount: picked } });
  const confirm = (event: SyntheticEvent) => {
    event.preventDefault();
    send({ type: "amount.confirmed" });
  };
  return (
    <form className={styles.form} onSubmit={confirm} noValidate>
      <div role="group" aria-label={t("gift.purchase.presets")} className={styles.presets}>
        {presets.map((preset) => (
          <Chip key={preset.amount} tone="act" isOn={amount === preset.amount} onClick={() => pick(preset.amount)}>
            {formatMoney(preset, language)}
          </Chip>
        ))}
      </div>
      <AmountField
        ref={field}
        label={t("gift.purchase.own")}
        hint={t("gift.purchase.ownHint", amounts)}
        error={wrong?.amount ? t(`gift.purchase.amount.${wrong.amount}`, amounts) : undefined}
        amount={amount}
        onAmount={pick}
        mostDigits={mostDigits}
        autoComplete="transaction-amount"
        name="amount"
        enterKeyHint="next"
      />
      <Where isMissing={wrong?.isPlaceMissing === true} />
      <Button type="submit" isWide>
        {t("gift.purchase.next")}
      </Button>
    </form>
  );
}
