import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { GiftCard } from "../../domain/entities.ts";
import { paidBy } from "../blocks/payment-words.ts";
import { useSaving } from "../flow/use-saving.ts";
import { formatMoney } from "../format/money.ts";
import { typeset } from "../format/typeset.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { cancelGiftCard, getGiftCard } from "../queries/gift-card.ts";
import { useSource } from "../queries/source.ts";
import { Button } from "../ui/Button.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import { CardFailure } from "./CardFailure.tsx";
import styles from "./gift-cards.module.css";
import { useChangedCard } from "./use-changed-card.ts";

type Props = {
  card: GiftCard;
  /** The buyer's key to it; undefined for the client whose phone the buyer's is. */
  secret: string | undefined;
  /** The id of what names it. */
  heading: string;
  /** It is done, and what was pressed is gone: the focus is to go on elsewhere. */
  onCancelled: () => void;
};

/** Takes a card back that nobody has taken: asks first, and says what comes back and to where. */
export function Cancelling({ card: { id, status, balance, isCancellable }, secret, heading, onCancelled }: Props) {
  const t = useT();
  const language = useLanguage();
  const source = useSource();
  const [isAsked, setIsAsked] = useState(false);
  const { data } = useQuery({ ...getGiftCard(source, id, secret), enabled: isAsked });
  const take = useChangedCard();
  const { state, failure, save, forget } = useSaving(
    (giftCardId: string, key) => cancelGiftCard(source, giftCardId, secret, key),
    (cancelled) => {
      setIsAsked(false);
      take(cancelled);
    },
  );
  const isCancelled = state === "saved";
  const moveFocus = useEffectEvent(onCancelled);
  useEffect(() => {
    if (isCancelled) moveFocus();
  }, [isCancelled]);
  const price = formatMoney(balance, language);
  const close = () => {
    setIsAsked(false);
    forget();
  };
  return (
    <>
      {isCancellable && (
        <Button kind="plain" aria-describedby={heading} onClick={() => setIsAsked(true)}>
          {t("gift.bought.cancel")}
        </Button>
      )}
      <VisuallyHidden>
        <p role="status">{state === "saved" && t("gift.status.cancelled")}</p>
      </VisuallyHidden>
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
        <div className={styles.content}>
          <p>{t("gift.bought.cancelText", { price })}</p>
          {status === "opened" && <p>{t("gift.bought.cancelOpened")}</p>}
          {data?.paying?.payment !== undefined && (
            <p>{t("gift.mine.backTo", { way: typeset(paidBy(data.paying.payment, t)) })}</p>
          )}
          {failure !== undefined && <CardFailure failure={failure} />}
        </div>
      </Sheet>
    </>
  );
}
