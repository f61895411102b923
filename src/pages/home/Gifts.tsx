import type { Home } from "../../../domain/entities.ts";
import { GiftCardFace } from "../../blocks/GiftCardFace.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import styles from "./Gifts.module.css";

const fan = ["sea", "tulips"] as const;

/** The way to gift cards, where a firm of the city takes them, and to paying in instalments, where one has these. */
export function Gifts({ takesGiftCards, hasInstalments }: Pick<Home, "takesGiftCards" | "hasInstalments">) {
  const t = useT();
  if (!takesGiftCards) return null;
  return (
    <section className={styles.gifts} aria-labelledby="gifts">
      <div className={styles.words}>
        <h2 id="gifts">{t("home.giftsTitle")}</h2>
        <p>{t("home.giftsText")}</p>
        <div className={styles.ways}>
          <IntentLink to={hrefs.giftCards()} className={buttonClassName()}>
            {t("area.giftCards")}
          </IntentLink>
          {hasInstalments && (
            <IntentLink to={hrefs.bnpl()} className={buttonClassName({ kind: "plain" })}>
              {t("area.bnpl")}
            </IntentLink>
          )}
        </div>
      </div>
      <div className={styles.fan} aria-hidden="true">
        {fan.map((design) => (
          <GiftCardFace key={design} design={design} />
        ))}
      </div>
    </section>
  );
}
