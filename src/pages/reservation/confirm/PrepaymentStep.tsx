import { reservationOf } from "../../../../machines/reservation/selectors.ts";
import { formatMoney } from "../../../format/money.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useFlowSelector, useSend } from "../flow.ts";

/** What is due before the reservation stands. */
export function PrepaymentStep() {
  const t = useT();
  const language = useLanguage();
  const send = useSend();
  const reservation = useFlowSelector(reservationOf);
  if (reservation === null) return null;
  return (
    <Notice
      tone="honey"
      role="status"
      title={`${t("reservation.confirm.prepayment")}: ${formatMoney(reservation.prepayment, language)}`}
      action={<Button onClick={() => send({ type: "retry.requested" })}>{t("reservation.prepayment.check")}</Button>}
    >
      {t("reservation.prepayment.text")}
    </Notice>
  );
}
