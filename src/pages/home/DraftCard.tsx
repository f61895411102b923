import { useSavedReservation } from "../../blocks/environment.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { formatReservationDate } from "../../format/calendar.ts";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

/** The way back into a reservation that was begun and not finished. */
export function DraftCard() {
  const t = useT();
  const saved = useSavedReservation();
  if (saved === undefined) return null;
  const to = hrefs.reservation(saved.firm.urlKey, saved.startTime === null ? "time" : "contacts");
  return (
    <Notice
      tone="honey"
      title={t("draft.title")}
      action={
        <IntentLink to={to} className={buttonClassName()}>
          {t("draft.continue")}
        </IntentLink>
      }
    >
      {saved.firm.name} · {t("draft.services", { count: saved.services.length })}
      {saved.startTime !== null && ` · ${formatReservationDate(saved.startTime)}`}
    </Notice>
  );
}
