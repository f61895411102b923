import type { Reservation } from "../../domain/entities.ts";
import { useDates } from "./use-dates.ts";
import { typeset } from "../format/typeset.ts";
import { useT } from "../i18n/react.tsx";
import { classes } from "../ui/classes.ts";
import { Icon } from "../ui/Icon.tsx";
import { cardLinkClassName, linkCardClassName } from "../ui/link-card.ts";
import { Picture } from "../ui/Picture.tsx";
import { IntentLink } from "./IntentLink.tsx";
import { Scroller } from "./Scroller.tsx";
import styles from "./VisitsAgain.module.css";

type Again = { visit: Reservation; /** Where it is made once more. */ to: string };

/** Visits that have taken place in a row, each of them the way to have it once more. */
export function VisitsAgain({ visits }: { visits: readonly Again[] }) {
  const t = useT();
  return (
    <section className={styles.again} aria-labelledby="visits-again">
      <h2 id="visits-again">{t("nextVisit.recent")}</h2>
      <Scroller className={styles.row}>
        {visits.map(({ visit, to }) => (
          <li key={visit.id}>
            <VisitAgain visit={visit} to={to} />
          </li>
        ))}
      </Scroller>
    </section>
  );
}

function VisitAgain({ visit: { id, firm, entries, startTime }, to }: Again) {
  const t = useT();
  const { dateOf } = useDates();
  const services = [...new Set(entries.map(({ serviceName }) => serviceName))].join(", ");
  const what = `again-${id}`;
  return (
    <article className={classes(linkCardClassName, styles.visit)} aria-labelledby={what}>
      <Picture {...firm.picture} alt="" sizes="4.5rem" className={styles.picture} />
      <div className={styles.what} id={what}>
        <h3>{typeset(firm.name)}</h3>
        <p>{typeset(services)}</p>
        <p className={styles.when}>{dateOf(startTime)}</p>
      </div>
      <IntentLink to={to} className={classes(cardLinkClassName, styles.link)} aria-describedby={what}>
        {t("nextVisit.again")}
        <Icon name="arrow" />
      </IntentLink>
    </article>
  );
}
