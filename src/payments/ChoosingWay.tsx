import { useId, useRef, useState } from "react";
import type { PaymentOption } from "../../domain/entities.ts";
import { payableOf } from "../../machines/card-payment/selectors.ts";
import { formatMoney } from "../format/money.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { Button } from "../ui/Button.tsx";
import { Options } from "../ui/Option.tsx";
import { CardField, type CardFieldHandle } from "./CardField.tsx";
import { useFlow, useFlowSelector, useFlowState, useSend } from "./flow.ts";
import { NotPaid } from "./NotPaid.tsx";
import { Parts } from "./Parts.tsx";
import { SavingAtPage } from "./SavingAtPage.tsx";
import { Trust } from "./Trust.tsx";
import { keyOf, Way } from "./Way.tsx";
import styles from "./payments.module.css";

/** The ways to pay; a new card is typed where it is chosen, into the processor's own field. */
export function ChoosingWay() {
  const t = useT();
  const language = useLanguage();
  const send = useSend();
  const isEntering = useFlowState() === "enteringCard";
  const payable = useFlowSelector(payableOf);
  const { savedCardId } = useFlow();
  const [picked, setPicked] = useState(() => keyOf(firstOf(payable?.ways ?? [], savedCardId)));
  const [isUnpicked, setIsUnpicked] = useState(false);
  const field = useRef<CardFieldHandle>(null);
  const name = useId();
  if (payable === null) return null;
  const { ways, due } = payable;
  const shown = isEntering ? ways.find(({ type }) => type === "card") : ways.find((way) => keyOf(way) === picked);
  const pick = (way: PaymentOption) => {
    setIsUnpicked(false);
    setPicked(keyOf(way));
    if (way.type === "card") send({ type: "way.picked", way });
    else if (isEntering) send({ type: "way.reconsidered" });
  };
  const pay = () => {
    if (shown === undefined) setIsUnpicked(true);
    else if (isEntering) field.current?.ask();
    else send({ type: "way.picked", way: shown });
  };
  return (
    <>
      <NotPaid />
      <Options legend={t("payment.ways.title")}>
        {ways.map((way) => (
          <Way key={keyOf(way)} way={way} name={name} isPicked={way === shown} onPick={() => pick(way)}>
            {way.type === "card" && isEntering && <CardField fieldUrl={way.fieldUrl} handle={field} />}
            {way.type === "payBox" && way === shown && <SavingAtPage text={t("cards.atPage.textOfVisit")} />}
            {way.type === "instalments" && way === shown && <Parts parts={way.parts} />}
          </Way>
        ))}
      </Options>
      <div className={styles.pay}>
        {isUnpicked && <p role="alert">{t("payment.ways.choose")}</p>}
        <Button isWide onClick={pay}>
          {shown?.type === "instalments"
            ? t("payment.ways.arrange")
            : t("payment.ways.pay", { price: formatMoney(due, language) })}
        </Button>
      </div>
      <Trust />
    </>
  );
}

/** The card that was saved a moment ago at PayBox's page, or the default. */
function firstOf(ways: readonly PaymentOption[], savedCardId: string | undefined): PaymentOption | undefined {
  const cards = ways.filter((way) => way.type === "savedCard");
  return cards.find(({ cardId }) => cardId === savedCardId) ?? cards.find(({ isDefault }) => isDefault);
}
