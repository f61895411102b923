import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import styles from "./success.module.css";

/** Somebody without the key: what this is, and how to get in. */
export function NoSecret({ reservationId }: { reservationId: string }) {
  const t = useT();
  return (
    <div className={styles.closed}>
      <title>{t("success.noSecret.title")}</title>
      <h1>{t("success.noSecret.title")}</h1>
      <p>{t("success.noSecret.text")}</p>
      <IntentLink to={hrefs.signIn("sms", hrefs.reservationSuccess(reservationId))} className={buttonClassName()}>
        {t("success.noSecret.signIn")}
      </IntentLink>
      <IntentLink to={hrefs.home()} className={buttonClassName({ kind: "soft" })}>
        {t("success.noSecret.home")}
      </IntentLink>
    </div>
  );
}
