import type { Reservation } from "../../../../domain/entities.ts";
import { IntentLink } from "../../../blocks/IntentLink.tsx";
import { formatMoney } from "../../../format/money.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { hrefs } from "../../../routes/hrefs.ts";
import { buttonClassName } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";

/** The way to pay for a visit that stands once that is done. */
export function PrepaymentDue({ reservation: { id, prepayment } }: { reservation: Reservation }) {
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
      {formatMoney(prepayment, language)}
    </Notice>
  );
}
