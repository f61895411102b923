import { useLocation } from "react-router-dom";
import { useT } from "../../i18n/react.tsx";
import { buttonClassName } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./Crash.module.css";

/** A page that broke, or whose scripts did not come: the same address, loaded anew. */
export function Crash() {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <div className={styles.crash}>
      <Notice
        tone="brick"
        role="alert"
        title={t("notFound.failedHeading")}
        action={
          <a href={pathname + search} className={buttonClassName({ kind: "plain" })}>
            {t("app.retry")}
          </a>
        }
      >
        {t("app.failedHint")}
      </Notice>
    </div>
  );
}
