import { GiftCardFace } from "../../blocks/GiftCardFace.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import styles from "./gift-cards.module.css";

const fan = ["sea", "lace", "tulips"] as const;

/** What a gift card is, beside three of them. */
export function Hero() {
  const t = useT();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{t("gift.heading")}</h1>
        <p className={styles.lead}>{t("gift.lead")}</p>
        <IntentLink to={hrefs.giftCardPurchase()} className={buttonClassName()}>
          {t("gift.buy")}
        </IntentLink>
      </div>
      <div className={styles.fan} aria-hidden="true">
        {fan.map((design) => (
          <GiftCardFace key={design} design={design} isFirst className={styles.fanned} />
        ))}
      </div>
    </section>
  );
}
