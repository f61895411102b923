import { useAccount } from "../../blocks/account.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Nothing } from "../../ui/Nothing.tsx";
import { buttonClassName } from "../../ui/Button.tsx";
import { GiftCards } from "./GiftCards.tsx";
import styles from "./my-gift-cards.module.css";

/** The gift cards that the client keeps, and those that they have given. */
export function Page() {
  const t = useT();
  const { user } = useAccount();
  return (
    <div className={styles.page}>
      <title>{t("gift.mine.title")}</title>
      <meta name="robots" content="noindex" />
      <h1>{t("gift.mine.title")}</h1>
      {user === undefined ? <SignedOut /> : <GiftCards />}
    </div>
  );
}

function SignedOut() {
  const t = useT();
  return (
    <Nothing hint={t("gift.mine.signedOut")}>
      <IntentLink to={hrefs.signIn("password", hrefs.myGiftCards())} className={buttonClassName()}>
        {t("app.signIn")}
      </IntentLink>
    </Nothing>
  );
}
