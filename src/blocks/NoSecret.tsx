import { useT } from "../i18n/react.tsx";
import { buttonClassName } from "../ui/Button.tsx";
import { IntentLink } from "./IntentLink.tsx";
import styles from "./NoSecret.module.css";

/** Somebody without the key to a visit: what this is, and how to get in. Both are addresses. */
export function NoSecret({ signIn, home }: { signIn: string; home: string }) {
  const t = useT();
  return (
    <div className={styles.closed}>
      <title>{t("success.noSecret.title")}</title>
      <h1>{t("success.noSecret.title")}</h1>
      <p>{t("success.noSecret.text")}</p>
      <IntentLink to={signIn} className={buttonClassName()}>
        {t("success.noSecret.signIn")}
      </IntentLink>
      <IntentLink to={home} className={buttonClassName({ kind: "soft" })}>
        {t("success.noSecret.home")}
      </IntentLink>
    </div>
  );
}
