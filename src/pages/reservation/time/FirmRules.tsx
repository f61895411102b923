import { useQuery } from "@tanstack/react-query";
import { useDatesIn } from "../../../blocks/use-dates.ts";
import { formatDurationInText } from "../../../format/duration.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { getReservationInfo } from "../../../queries/reservation.ts";
import { useSource } from "../../../queries/source.ts";
import { useSalon } from "../flow.ts";
import styles from "./TimeStep.module.css";

/** How far ahead and how late the salon can be reserved, and until when a visit is cancelled for nothing. */
export function FirmRules() {
  const t = useT();
  const language = useLanguage();
  const { firm } = useSalon();
  const { dateOf } = useDatesIn(firm.timeZone);
  const { data } = useQuery(getReservationInfo(useSource(), firm.id));
  if (data === undefined) return null;
  const { lastDate, leadMinutes, freeCancelHours } = data;
  const duration = (minutes: number) => formatDurationInText(minutes, language);
  return (
    <ul className={styles.rules}>
      <li>{t("reservation.rules.until", { date: dateOf(lastDate) })}</li>
      {leadMinutes > 0 && <li>{t("reservation.rules.lead", { duration: duration(leadMinutes) })}</li>}
      <li>
        {freeCancelHours > 0
          ? t("reservation.rules.freeCancel", { duration: duration(freeCancelHours * 60) })
          : t("reservation.rules.freeCancelAlways")}
      </li>
    </ul>
  );
}
