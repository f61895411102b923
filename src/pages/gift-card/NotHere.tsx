import { useParams } from "react-router-dom";
import { useAccount } from "../../blocks/account.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import styles from "./gift-card.module.css";

/** The card is another's, or there is none: what helps whoever has bought it elsewhere. */
export function NotHere() {
  const t = useT();
  const { giftCardId = "" } = useParams();
  const { user } = useAccount();
  return (
    <div className={styles.closed}>
      <h1>{t("gift.bought.notHere")}</h1>
      <p>{t(user === undefined ? "gift.bought.notHereText" : "gift.bought.notYoursText")}</p>
      {user === undefined && (
        <IntentLink to={hrefs.signIn("sms", hrefs.giftCard(giftCardId))} className={buttonClassName()}>
          {t("app.signIn")}
        </IntentLink>
      )}
      <IntentLink to={hrefs.giftCards()} className={buttonClassName({ kind: "soft" })}>
        {t("gift.bought.toCards")}
      </IntentLink>
    </div>
  );
}
