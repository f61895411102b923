import { useCallback, useRef, useState } from "react";
import { useEnvironment } from "../../blocks/environment.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { pageHead } from "../../blocks/page-head.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { getSubscriptionPrices, getTariffs } from "../../queries/landing.ts";
import type { Preparation } from "../../queries/preparation.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { DocumentHead } from "../../ui/DocumentHead.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./landing.module.css";
import { RequestForm } from "./RequestForm.tsx";
import { Tariffs } from "./Tariffs.tsx";

/** What stands on the page before any script. */
export async function prepare({ queryClient, source }: Preparation): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(getTariffs(source)),
    queryClient.prefetchQuery(getSubscriptionPrices(source)),
  ]);
}

const reasons = [
  { name: "online", icon: "calendar" },
  { name: "noShows", icon: "clock" },
  { name: "guests", icon: "people" },
] as const;

const formId = "request";

/** What the product is to firms, what it costs, and how to have it (spec §1, §7 Landing). */
export function Page() {
  const t = useT();
  const [tariff, setTariff] = useState<{ key: string; name: string }>();
  const form = useRef<HTMLElement>(null);
  const choose = useCallback((chosen: { key: string; name: string }) => {
    setTariff(chosen);
    form.current?.querySelector("input")?.focus();
  }, []);
  const { origin } = useEnvironment();
  const head = pageHead({
    origin,
    path: hrefs.landing(),
    language: useLanguage(),
    title: t("landing.title"),
    description: t("landing.lead"),
  });
  return (
    <div className={styles.page}>
      <DocumentHead {...head} />
      <header className={styles.hero}>
        <h1>{t("landing.heading")}</h1>
        <p className={styles.lead}>{t("landing.lead")}</p>
        <a href={`#${formId}`} className={buttonClassName()}>
          {t("landing.form.open")}
        </a>
        <IntentLink to={hrefs.widget()}>{t("landing.widget")}</IntentLink>
      </header>
      <ul className={styles.reasons}>
        {reasons.map(({ name, icon }) => (
          <li key={name}>
            <span className={styles.mark}>
              <Icon name={icon} />
            </span>
            <h2>{t(`landing.${name}.title`)}</h2>
            <p>{t(`landing.${name}.text`)}</p>
          </li>
        ))}
      </ul>
      <Tariffs onChoose={choose} />
      <section ref={form} id={formId} className={styles.request} aria-labelledby="request-title">
        <h2 id="request-title">{t("landing.form.title")}</h2>
        <p className={styles.lead}>{t("landing.form.lead")}</p>
        <RequestForm tariff={tariff} onForget={() => setTariff(undefined)} />
      </section>
    </div>
  );
}
