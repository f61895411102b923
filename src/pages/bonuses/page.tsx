import { useAccount } from "../../blocks/account.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Nothing } from "../../ui/Nothing.tsx";
import { buttonClassName } from "../../ui/Button.tsx";
import { Bonuses } from "./Bonuses.tsx";
import styles from "./bonuses.module.css";

/** What the client has of cashback, and the ledger behind it. */
export function Page() {
  const t = useT();
  const { user } = useAccount();
  return (
    <div className={styles.page}>
      <title>{t("bonuses.title")}</title>
      <meta name="robots" content="noindex" />
      <h1>{t("bonuses.title")}</h1>
      {user === undefined ? <SignedOut /> : <Bonuses />}
    </div>
  );
}

function SignedOut() {
  const t = useT();
  return (
    <Nothing hint={t("bonuses.signedOut")}>
      <IntentLink to={hrefs.signIn("password", hrefs.bonuses())} className={buttonClassName()}>
        {t("app.signIn")}
      </IntentLink>
    </Nothing>
  );
}
