import { useLocation } from "react-router-dom";
import { DraftNotice } from "../../blocks/DraftNotice.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { classes } from "../../ui/classes.ts";
import styles from "./not-found.module.css";

/** What is not there, and what failed: the status is in the navigation state (spec §8). */
export function Page() {
  const t = useT();
  const status = statusIn(useLocation().state);
  const hasFailed = status >= 500;
  return (
    <div className={styles.page}>
      <title>{t(hasFailed ? "notFound.failedHeading" : "notFound.title")}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.mark} aria-hidden="true">
        {status}
      </p>
      <h1>{hasFailed ? t("notFound.failedHeading") : t("notFound.heading")}</h1>
      <p className={styles.text}>{hasFailed ? t("notFound.failedText") : t("notFound.text")}</p>
      <DraftNotice hrefOf={hrefs.reservation} />
      <IntentLink to={hrefs.home()} className={classes(buttonClassName({ kind: "soft" }), styles.home)}>
        {t("notFound.home")}
      </IntentLink>
    </div>
  );
}

function statusIn(state: unknown): number {
  if (typeof state !== "object" || state === null || !("status" in state)) return 404;
  return typeof state.status === "number" ? state.status : 404;
}
