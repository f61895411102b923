import type { ReceivedGiftCard } from "../../../domain/entities.ts";
import { giftDesignPath } from "../../../domain/gift-designs.ts";
import { formatWholeDate } from "../../format/calendar.ts";
import { formatMoney } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import styles from "./taking-off.module.css";

type Props = { cards: readonly ReceivedGiftCard[]; isBusy: boolean; onChoose: (giftCardId: string) => void };

/** The gift cards that the client keeps and can spend here, each with what is left of it. */
export function KeptCards({ cards, isBusy, onChoose }: Props) {
  const t = useT();
  const language = useLanguage();
  return (
    <div className={styles.kept}>
      <h3 id="kept-cards">{t("payment.takeOff.kept")}</h3>
      <ul aria-labelledby="kept-cards">
        {cards.map(({ id, design, balance, validUntil }) => (
          <li key={id}>
            <button type="button" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : () => onChoose(id)}>
              <img src={giftDesignPath(design)} alt="" width={600} height={378} loading="lazy" />
              <span>
                {t("payment.takeOff.keptCard", { balance: formatMoney(balance, language) })}
                <small>{t("payment.takeOff.keptUntil", { date: formatWholeDate(validUntil, language) })}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
