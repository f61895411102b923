import { againQuery } from "../../../../domain/again.ts";
import type { Reservation } from "../../../../domain/entities.ts";
import { isToCome } from "../../../../domain/visit-status.ts";
import { useNow } from "../../../blocks/now.ts";
import { IntentLink } from "../../../blocks/IntentLink.tsx";
import { useT } from "../../../i18n/react.tsx";
import { hrefs } from "../../../routes/hrefs.ts";
import { buttonClassName } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";

/** The ways on to the salon: to the same once more, where the visit is not to come any more, and back to it; where it has no page any more, that, and the way to others. */
export function ToSalon({ reservation }: { reservation: Reservation }) {
  const t = useT();
  const now = useNow();
  const { urlKey } = reservation.firm;
  if (urlKey === undefined) {
    const home = (
      <IntentLink to={hrefs.home()} className={buttonClassName({ kind: "soft" })}>
        {t("success.noSecret.home")}
      </IntentLink>
    );
    return (
      <Notice tone="plain" title={t("success.firmGone.title")} action={home}>
        {t("success.firmGone.text")}
      </Notice>
    );
  }
  return (
    <>
      {!isToCome(reservation, now) && (
        <IntentLink
          to={hrefs.reservation(urlKey, "time", againQuery(reservation, now))}
          className={buttonClassName({ isWide: true })}
        >
          {t("success.again")}
        </IntentLink>
      )}
      <IntentLink to={hrefs.company(urlKey)} className={buttonClassName({ kind: "plain", isWide: true })}>
        {t("success.backToSalon")}
      </IntentLink>
      <IntentLink to={hrefs.reservationHistory()} className={buttonClassName({ kind: "plain", isWide: true })}>
        {t("history.all")}
      </IntentLink>
    </>
  );
}
