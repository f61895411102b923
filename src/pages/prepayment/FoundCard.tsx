import { useEffect, useRef } from "react";
import type { Certificate } from "../../../domain/entities.ts";
import type { Saving } from "../../flow/use-saving.ts";
import { formatMoney } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import type { CheckedCard } from "./take-off.ts";
import { TakeOffFailure } from "./TakeOffFailure.tsx";
import styles from "./taking-off.module.css";

type Props = { certificate: Certificate; taking: Saving<CheckedCard>; onTake: () => void; onOther: () => void };

/** What a gift card has and what of it is taken off, before it is; the focus is on the press that does it. */
export function FoundCard({ certificate: { balance, usable }, taking, onTake, onOther }: Props) {
  const t = useT();
  const language = useLanguage();
  const act = useRef<HTMLButtonElement>(null);
  useEffect(() => act.current?.focus(), []);
  const words = { balance: formatMoney(balance, language), usable: formatMoney(usable, language) };
  return (
    <div className={styles.choice}>
      <p role="status">{t("payment.takeOff.found", words)}</p>
      <TakeOffFailure failure={taking.failure} />
      <div className={styles.ways}>
        <Button ref={act} isBusy={taking.state === "saving"} onClick={onTake}>
          {t("payment.takeOff.take", { price: words.usable })}
        </Button>
        <Button kind="plain" onClick={onOther}>
          {t("payment.takeOff.other")}
        </Button>
      </div>
    </div>
  );
}
