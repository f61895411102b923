import { useLocation } from "react-router-dom";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useSavedReservation } from "../../blocks/environment.ts";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./not-found.module.css";

/** What is not there, and what failed: the status is in the navigation state (spec §8). */
export function Page() {
  const t = useT();
  const status = statusIn(useLocation().state);
  const hasFailed = status >= 500;
  return (
    <div className={styles.page}>
      <title>{t("notFound.title")}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.mark} aria-hidden="true">
        {status}
      </p>
      <h1>{hasFailed ? t("notFound.failedHeading") : t("notFound.heading")}</h1>
      <p className={styles.text}>{hasFailed ? t("notFound.failedText") : t("notFound.text")}</p>
      <Draft />
      <IntentLink to={hrefs.home()} className={buttonClassName({ kind: "soft" })}>
        {t("notFound.home")}
      </IntentLink>
    </div>
  );
}

function Draft() {
  const t = useT();
  const saved = useSavedReservation();
  if (saved === undefined) return null;
  return (
    <Notice
      tone="honey"
      title={t("draft.title")}
      action={
        <IntentLink to={hrefs.reservation(saved.firm.urlKey, "time")} className={buttonClassName()}>
          {t("draft.continue")}
        </IntentLink>
      }
    >
      {saved.firm.name}
    </Notice>
  );
}

function statusIn(state: unknown): number {
  if (typeof state !== "object" || state === null || !("status" in state)) return 404;
  return typeof state.status === "number" ? state.status : 404;
}
