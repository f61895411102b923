import { useEffect, useRef } from "react";
import { useCardInHand } from "../../blocks/card-in-hand.ts";
import { formatMoney } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { spendCashback, spendCertificate } from "../../queries/prepayment-parts.ts";
import { Button } from "../../ui/Button.tsx";
import { Panel } from "../../ui/Panel.tsx";
import type { PrepaymentOf } from "./port.ts";
import { type Covering, hasChanged, useTakeOff } from "./take-off.ts";
import { TakeOffFailure } from "./TakeOffFailure.tsx";

type Props = { visit: PrepaymentOf; covering: Covering; onOtherWay: () => void };

/** Bonuses or a gift card pay all that is left: one press makes the visit, and no bank card is asked for. */
export function Covered({ visit, covering, onOtherWay }: Props) {
  const t = useT();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { putAway } = useCardInHand();
  const booking = useTakeOff(
    visit,
    (source, { expected, ...by }: Covering, key) =>
      by.by === "cashback"
        ? spendCashback(source, visit, expected, key)
        : spendCertificate(source, visit, { card: by.card, expected }, key),
    putAway,
  );
  const isGone = hasChanged(booking.failure);
  const isBusy = booking.state === "saving";
  return (
    <Panel aria-labelledby="covered">
      <h2 id="covered" ref={heading} tabIndex={-1}>
        {t("payment.takeOff.covered.title")}
      </h2>
      <p>{t(`payment.takeOff.covered.${covering.by}`, { price: formatMoney(covering.expected, language) })}</p>
      <TakeOffFailure failure={booking.failure} />
      {!isGone && (
        <Button isWide isBusy={isBusy} onClick={() => void booking.save(covering)}>
          {t("payment.takeOff.covered.book")}
        </Button>
      )}
      <Button kind={isGone ? "act" : "plain"} isWide disabled={isBusy} onClick={onOtherWay}>
        {t("payment.takeOff.covered.otherWay")}
      </Button>
    </Panel>
  );
}
