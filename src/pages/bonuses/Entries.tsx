import type { Ref } from "react";
import type { Cashbacks } from "../../../domain/entities.ts";
import { PriceLine } from "../../blocks/PriceLine.tsx";
import { formatReservationDate } from "../../format/calendar.ts";
import { formatMoney } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { Panel } from "../../ui/Panel.tsx";
import styles from "./bonuses.module.css";
import { ToVisit } from "./ToVisit.tsx";

type Entry = Cashbacks["entries"][number];

/** What each does to the balance. */
const signs = { earned: "+", returned: "+", spent: "−", takenBack: "−" } as const satisfies Record<
  Entry["type"],
  string
>;

/** What happened to the bonuses, the latest first. */
export function Entries({ entries, list }: { entries: readonly Entry[]; list: Ref<HTMLUListElement> }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Panel isLow aria-labelledby="entries">
      <h2 id="entries">{t("bonuses.history")}</h2>
      <ul ref={list} className={styles.lines}>
        {entries.map(({ id, type, amount, createdAt, visit }) => (
          <li key={id} tabIndex={-1}>
            <PriceLine
              as="p"
              what={t(`bonuses.types.${type}`)}
              note={formatReservationDate(createdAt, language)}
              price={
                <span className={signs[type] === "+" ? styles.plus : undefined}>
                  {signs[type]}
                  {formatMoney(amount, language)}
                </span>
              }
              action={<ToVisit visit={visit} />}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
