import type { FirmCard } from "../../../domain/entities.ts";
import { GiftCardFace } from "../../blocks/GiftCardFace.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./GiftAndInstalments.module.css";

/** The ways to a gift card of this firm, and to what its instalments are; nothing where it has neither. */
export function GiftAndInstalments({ card: { id, takesGiftCards, instalments } }: { card: FirmCard }) {
  const t = useT();
  if (!takesGiftCards && !instalments) return null;
  return (
    <ul className={styles.ways}>
      {takesGiftCards && (
        <li>
          <IntentLink to={hrefs.giftCardPurchase("amount", id)} className={styles.way}>
            <GiftCardFace design="ribbon" className={styles.face} />
            <span className={styles.words}>
              <strong>{t("company.gift")}</strong>
              <small>{t("company.giftText")}</small>
            </span>
            <Icon name="arrow" />
          </IntentLink>
        </li>
      )}
      {instalments && (
        <li>
          <IntentLink to={hrefs.bnpl()} className={styles.way}>
            <span className={styles.mark}>
              <Icon name="calendar" />
            </span>
            <span className={styles.words}>
              <strong>{t("company.instalments")}</strong>
              <small>{t("company.instalmentsText", { counts: instalments.join(", ") })}</small>
            </span>
            <Icon name="arrow" />
          </IntentLink>
        </li>
      )}
    </ul>
  );
}
