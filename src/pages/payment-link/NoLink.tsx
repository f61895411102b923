import { useAccount } from "../../blocks/account.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import styles from "./payment-link.module.css";

type Props = {
  /** There is no link in the address; it opens nothing; or it was opened on another device. */
  why: "none" | "invalid" | "elsewhere";
};

/** What this area is for, to whom nothing is to be paid here, and the ways on. */
export function NoLink({ why }: Props) {
  const t = useT();
  const { user } = useAccount();
  return (
    <div className={styles.closed}>
      <h1>{t(`byLink.${why}.title`)}</h1>
      <p>{t(`byLink.${why}.text`)}</p>
      {why === "none" && <p>{t("byLink.none.visit")}</p>}
      <div className={styles.waysOn}>
        {user !== undefined && (
          <IntentLink to={hrefs.reservationHistory()} className={buttonClassName()}>
            {t("byLink.toVisits")}
          </IntentLink>
        )}
        <IntentLink to={hrefs.home()} className={buttonClassName({ kind: "soft" })}>
          {t("byLink.toSalons")}
        </IntentLink>
      </div>
    </div>
  );
}
