import { Link, useSearchParams } from "react-router-dom";
import { useAccount } from "../../blocks/account.ts";
import { OwnPage } from "../../blocks/OwnPage.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs, readHistoryQuery } from "../../routes/hrefs.ts";
import { tabClassName, tabRowClassName } from "../../ui/tabs.ts";
import { AccountVisits } from "./AccountVisits.tsx";
import { GuestVisits } from "./GuestVisits.tsx";
import { Waiting } from "./Waiting.tsx";
import styles from "./history.module.css";

/** One's own visits, those to come and those that are not (spec §2, the reservation history page). */
export function Page() {
  const t = useT();
  const { user } = useAccount();
  const query = readHistoryQuery(useSearchParams()[0]);
  const Visits = user === undefined ? GuestVisits : AccountVisits;
  return (
    <OwnPage title={t("history.title")} className={styles.page}>
      <nav aria-label={t("history.which")}>
        <ul className={tabRowClassName}>
          {[false, true].map((isPast) => (
            <li key={String(isPast)}>
              <Link
                to={hrefs.reservationHistory({ isPast })}
                replace
                className={tabClassName}
                aria-current={query.isPast === isPast ? "page" : undefined}
              >
                {t(isPast ? "history.past" : "history.future")}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {user !== undefined && !query.isPast && <Waiting />}
      <Visits key={`${query.isPast} ${query.firmId}`} query={query} />
    </OwnPage>
  );
}
