import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { GiftCard } from "../../../domain/entities.ts";
import { paidBy } from "../../blocks/payment-words.ts";
import { useSaving } from "../../flow/use-saving.ts";
import { formatMoney } from "../../format/money.ts";
import { typeset } from "../../format/typeset.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { cancelGiftCard, getGiftCard } from "../../queries/gift-card.ts";
import { useSource } from "../../queries/source.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { CardFailure } from "./CardFailure.tsx";
import styles from "./my-gift-cards.module.css";
import { useChangedCard } from "./use-changed-card.ts";

type Props = { card: GiftCard; heading: string; isOffered: boolean };

/** Takes a card back that nobody has opened: asks first, and says what comes back and to where. */
export function Cancelling({ card: { id, balance }, heading, isOffered }: Props) {
  const t = useT();
  const language = useLanguage();
  const source = useSource();
  const [isAsked, setIsAsked] = useState(false);
  const { data } = useQuery({ ...getGiftCard(source, id, undefined), enabled: isAsked });
  const take = useChangedCard();
  const { state, failure, save, forget } = useSaving(
    (giftCardId: string, key) => cancelGiftCard(source, giftCardId, key),
    (cancelled) => {
      setIsAsked(false);
      take(cancelled);
    },
  );
  const price = formatMoney(balance, language);
  const close = () => {
    setIsAsked(false);
    forget();
  };
  return (
    <>
      {isOffered && (
        <Button kind="plain" aria-describedby={heading} onClick={() => setIsAsked(true)}>
          {t("gift.bought.cancel")}
        </Button>
      )}
      {state === "saved" && <p role="status">{t("gift.statusText.cancelled")}</p>}
      <Sheet
        isOpen={isAsked}
        onClose={close}
        title={t("gift.bought.cancelTitle")}
        closeLabel={t("gift.mine.close")}
        isLocked={state === "saving"}
        footer={
          <div className={styles.ways}>
            <Button isBusy={state === "saving"} onClick={() => void save(id)}>
              {t("gift.bought.cancelYes", { price })}
            </Button>
            <Button kind="soft" onClick={close}>
              {t("gift.mine.leave")}
            </Button>
          </div>
        }
      >
        <p>{t("gift.bought.cancelText", { price })}</p>
        {data?.paying?.payment !== undefined && (
          <p>{t("gift.mine.backTo", { way: typeset(paidBy(data.paying.payment, t)) })}</p>
        )}
        {failure !== undefined && <CardFailure failure={failure} />}
      </Sheet>
    </>
  );
}
