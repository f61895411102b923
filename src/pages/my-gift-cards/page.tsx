import { OwnPage } from "../../blocks/OwnPage.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { GiftCards } from "./GiftCards.tsx";
import styles from "./my-gift-cards.module.css";

/** The gift cards that the client keeps, and those that they have given. */
export function Page() {
  const t = useT();
  return (
    <OwnPage
      title={t("gift.mine.title")}
      signedOut={{ hint: t("gift.mine.signedOut"), signIn: hrefs.signIn("password", hrefs.myGiftCards()) }}
      className={styles.page}
    >
      <GiftCards />
    </OwnPage>
  );
}
