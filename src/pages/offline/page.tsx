import { useEffect, useState } from "react";
import type { OfflinePass } from "../../../domain/offline-pass.ts";
import { formatPhoneText } from "../../../domain/phone.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useOfflinePass } from "../../blocks/offline-pass.ts";
import { useDates } from "../../blocks/use-dates.ts";
import { capitalized, formatTimeRange } from "../../format/calendar.ts";
import { typeset } from "../../format/typeset.ts";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import styles from "./offline.module.css";

export const isStatic = true;

/** What is shown where there is no network: the next visit, and the salon that was seen last. */
export function Page() {
  const t = useT();
  const { read } = useOfflinePass();
  const [pass, setPass] = useState<OfflinePass>();
  // The first paint is the same for everybody.
  useEffect(() => setPass(read()), [read]);
  return (
    <div className={styles.page}>
      <title>{t("offline.title")}</title>
      <meta name="robots" content="noindex" />
      <h1>{t("offline.title")}</h1>
      <p className={styles.quiet}>
        {t("offline.text")} {pass && t(pass.visit || pass.firm ? "offline.kept" : "offline.none")}
      </p>
      {pass?.visit && <Visit visit={pass.visit} />}
      {pass?.firm && pass.firm.name !== pass.visit?.firm.name && (
        <section className={styles.card} aria-labelledby="firm">
          <h2 id="firm">{t("offline.firm")}</h2>
          <Place firm={pass.firm} />
        </section>
      )}
      <div>
        <IntentLink to={hrefs.home()} reloadDocument className={buttonClassName()}>
          {t("offline.again")}
        </IntentLink>
      </div>
    </div>
  );
}

function Visit({ visit: { startTime, endTime, services, firm } }: { visit: NonNullable<OfflinePass["visit"]> }) {
  const t = useT();
  const { dayOf } = useDates();
  return (
    <section className={styles.card} aria-labelledby="visit">
      <h2 id="visit">{t("offline.visit")}</h2>
      <p className={styles.when}>
        {capitalized(dayOf(startTime))}, {formatTimeRange(startTime, endTime)}
      </p>
      <ul>
        {services.map((service) => (
          <li key={service}>{typeset(service)}</li>
        ))}
      </ul>
      <Place firm={firm} />
    </section>
  );
}

function Place({ firm: { name, place, phone } }: { firm: NonNullable<OfflinePass["firm"]> }) {
  return (
    <p>
      <strong>{typeset(name)}</strong>
      <br />
      {typeset(place)}
      {phone !== null && (
        <>
          <br />
          <a href={`tel:${phone}`} className={styles.phone}>
            {formatPhoneText(phone)}
          </a>
        </>
      )}
    </p>
  );
}
