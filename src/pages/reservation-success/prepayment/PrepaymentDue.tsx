import type { Reservation } from "../../../../domain/entities.ts";
import { HoldCountdown } from "../../../blocks/HoldCountdown.tsx";
import { IntentLink } from "../../../blocks/IntentLink.tsx";
import { formatMoney } from "../../../format/money.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { hrefs } from "../../../routes/hrefs.ts";
import { buttonClassName } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";

/** How and until when to pay for a visit that stands once that is done. @param props.readAt epoch milliseconds */
export function PrepaymentDue({ reservation, readAt }: { reservation: Reservation; readAt: number }) {
  const { id, prepayment, heldForSeconds } = reservation;
  const t = useT();
  const language = useLanguage();
  return (
    <Notice
      tone="honey"
      title={t("success.prepayment.due")}
      action={
        <IntentLink to={hrefs.prepayment(id)} className={buttonClassName()}>
          {t("success.prepayment.pay")}
        </IntentLink>
      }
    >
      {formatMoney(prepayment, language)}{" "}
      {heldForSeconds !== undefined && <HoldCountdown until={readAt + heldForSeconds * 1000} />}
    </Notice>
  );
}
