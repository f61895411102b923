import type { Cashbacks } from "../../../domain/entities.ts";
import { PriceLine } from "../../blocks/PriceLine.tsx";
import { formatReservationDate } from "../../format/calendar.ts";
import { formatMoney } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { Panel } from "../../ui/Panel.tsx";
import styles from "./bonuses.module.css";
import { ToVisit } from "./ToVisit.tsx";

/** What comes once the visits have taken place, the next one first. */
export function Promised({ promised }: Pick<Cashbacks, "promised">) {
  const t = useT();
  const language = useLanguage();
  return (
    <Panel isLow aria-labelledby="promised">
      <h2 id="promised">{t("bonuses.promised")}</h2>
      <ul className={styles.lines}>
        {promised.map(({ amount, visit, dueAt }) => (
          <PriceLine
            key={visit.reservationId}
            as="li"
            what={t("bonuses.due", { when: formatReservationDate(dueAt, language) })}
            price={formatMoney(amount, language)}
            action={<ToVisit visit={visit} />}
          />
        ))}
      </ul>
    </Panel>
  );
}
