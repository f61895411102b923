import { giftCardCurrency } from "../../../domain/gift-card.ts";
import { choiceOf } from "../../../machines/gift-card/selectors.ts";
import { GiftCardFace } from "../../blocks/GiftCardFace.tsx";
import { formatMoney } from "../../format/money.ts";
import { useLanguage } from "../../i18n/react.tsx";
import { useFlowSelector } from "./flow.ts";
import styles from "./gift-purchase.module.css";

/** The card as it takes shape while it is chosen; what it says is said by the fields too. */
export function Shape() {
  const language = useLanguage();
  const { amount, design } = useFlowSelector(choiceOf);
  return (
    <div className={styles.shape} aria-hidden="true">
      <GiftCardFace design={design} isFirst>
        {amount !== null && <strong>{formatMoney({ amount, currency: giftCardCurrency }, language)}</strong>}
      </GiftCardFace>
    </div>
  );
}
