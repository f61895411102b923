import { useAccount } from "../../blocks/account.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Nothing } from "../../ui/Nothing.tsx";
import { buttonClassName } from "../../ui/Button.tsx";
import { PaymentList } from "./PaymentList.tsx";
import styles from "./payments.module.css";

/** What the client has paid, and what came back of it. */
export function Page() {
  const t = useT();
  const { user } = useAccount();
  return (
    <div className={styles.page}>
      <title>{t("payments.title")}</title>
      <meta name="robots" content="noindex" />
      <h1>{t("payments.title")}</h1>
      {user === undefined ? <SignedOut /> : <PaymentList />}
    </div>
  );
}

function SignedOut() {
  const t = useT();
  return (
    <Nothing hint={t("payments.signedOut")}>
      <IntentLink to={hrefs.signIn("password", hrefs.payments())} className={buttonClassName()}>
        {t("app.signIn")}
      </IntentLink>
    </Nothing>
  );
}
