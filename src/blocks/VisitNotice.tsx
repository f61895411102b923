import type { Reservation } from "../../domain/entities.ts";
import { useDates } from "./use-dates.ts";
import { capitalized, formatTime } from "../format/calendar.ts";
import { useT } from "../i18n/react.tsx";
import { buttonClassName } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { IntentLink } from "./IntentLink.tsx";

type Props = {
  reservation: Reservation;
  /** Where its page is. */
  to: string;
  /** Where all visits are. */
  toAll: string;
};

/** A visit to come in two lines, and the ways to its page and to all visits. */
export function VisitNotice({ reservation, to, toAll }: Props) {
  const t = useT();
  const { dayOf } = useDates();
  const { startTime, firm } = reservation;
  return (
    <Notice
      tone="jade"
      title={t("nextVisit.title")}
      action={
        <>
          <IntentLink to={to} className={buttonClassName({ kind: "plain" })}>
            {t("nextVisit.open")}
          </IntentLink>
          <IntentLink to={toAll} className={buttonClassName({ kind: "plain" })}>
            {t("nextVisit.all")}
          </IntentLink>
        </>
      }
    >
      {capitalized(dayOf(startTime))}, {formatTime(startTime)} · {firm.name}, {firm.city}
    </Notice>
  );
}
