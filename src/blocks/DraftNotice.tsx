import type { ReservationStep } from "../../domain/reservation-steps.ts";
import { useSavedReservation } from "./kept.ts";
import { IntentLink } from "./IntentLink.tsx";
import { formatReservationDate } from "../format/calendar.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { buttonClassName } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

/** `hrefOf`: the address of a step at a company. */
type Props = { hrefOf: (company: string, step: ReservationStep) => string };

/** The way back into a reservation that was begun and not finished. */
export function DraftNotice({ hrefOf }: Props) {
  const t = useT();
  const language = useLanguage();
  const saved = useSavedReservation();
  if (saved === undefined) return null;
  const to = hrefOf(saved.firm.urlKey, saved.startTime === null ? "time" : "contacts");
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
      {saved.startTime !== null && ` · ${formatReservationDate(saved.startTime, language)}`}
    </Notice>
  );
}
