import type { ComparedFirm } from "../../../domain/entities.ts";
import { localDateOf } from "../../../domain/time.ts";
import { useNow } from "../../blocks/now.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { formatNearDay, formatTime } from "../../format/calendar.ts";
import { dateBeside } from "../../format/zone.ts";
import { typeset } from "../../format/typeset.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { nearestHref } from "../../routes/nearest-href.ts";
import styles from "./compare.module.css";

/** The nearest time of what is wanted, one press from being reserved, and which service that is for. */
export function Nearest({ firm, isOffered, nearestServiceName }: ComparedFirm) {
  const t = useT();
  const language = useLanguage();
  const now = useNow();
  const { name, nearest } = firm;
  const to = nearestHref(firm);
  if (!isOffered) return <span>{t("compare.notOffered")}</span>;
  if (nearest === undefined || to === undefined) return <span>{t("firm.noNearest")}</span>;
  const day = formatNearDay(localDateOf(nearest.startTime), dateBeside(nearest.startTime, now), language);
  const time = formatTime(nearest.startTime);
  return (
    <>
      <IntentLink to={to} className={styles.time} aria-label={t("compare.book", { firm: name, day, time })}>
        {day}, {time}
      </IntentLink>
      {nearestServiceName !== undefined && <small>{typeset(nearestServiceName)}</small>}
    </>
  );
}
