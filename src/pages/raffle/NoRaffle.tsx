import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import styles from "./raffle.module.css";

/** That nothing is drawn at present, and the ways on. */
export function NoRaffle() {
  const t = useT();
  return (
    <>
      <title>{t("raffle.nothing.title")}</title>
      <meta name="robots" content="noindex" />
      <header className={styles.hero}>
        <h1>{t("raffle.nothing.heading")}</h1>
        <p>{t("raffle.nothing.text")}</p>
        <div className={styles.ways}>
          <IntentLink to={hrefs.search()} className={buttonClassName()}>
            {t("raffle.nothing.search")}
          </IntentLink>
          <IntentLink to={hrefs.reservationHistory()} className={buttonClassName({ kind: "plain" })}>
            {t("raffle.nothing.visits")}
          </IntentLink>
        </div>
      </header>
    </>
  );
}
