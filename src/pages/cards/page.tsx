import { useAccount } from "../../blocks/account.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Nothing } from "../../ui/Nothing.tsx";
import { buttonClassName } from "../../ui/Button.tsx";
import { Cards } from "./Cards.tsx";
import styles from "./cards.module.css";

/** The cards that the client has saved to pay with. */
export function Page() {
  const t = useT();
  const { user } = useAccount();
  return (
    <div className={styles.page}>
      <title>{t("cards.title")}</title>
      <meta name="robots" content="noindex" />
      <h1>{t("cards.title")}</h1>
      {user === undefined ? <SignedOut /> : <Cards />}
    </div>
  );
}

function SignedOut() {
  const t = useT();
  return (
    <Nothing hint={t("cards.signedOut")}>
      <IntentLink to={hrefs.signIn("password", hrefs.cards())} className={buttonClassName()}>
        {t("app.signIn")}
      </IntentLink>
    </Nothing>
  );
}
