import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PaymentCard } from "../../../domain/entities.ts";
import { useSaving } from "../../flow/use-saving.ts";
import { type T, useT } from "../../i18n/react.tsx";
import { BankIcon } from "../../payments/BankIcon.tsx";
import { useChanged } from "../../queries/changes.ts";
import { getPaymentCards, removeCard, setDefaultCard } from "../../queries/cards.ts";
import { useSource } from "../../queries/source.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import styles from "./cards.module.css";

type Props = { card: PaymentCard; isOnly: boolean };

/** A saved card, with what can be done about it. */
export function CardLine({ card: saved, isOnly }: Props) {
  const t = useT();
  const { id, card, expires, isExpired, isDefault } = saved;
  const name = nameOf(saved, t);
  const [isAsked, setIsAsked] = useState(false);
  const making = useChange(setDefaultCard);
  const removing = useChange(removeCard);
  return (
    <article className={styles.card} aria-label={name}>
      <BankIcon issuer={card.issuer} />
      <div className={styles.words}>
        <h2>{name}</h2>
        <p>
          {card.issuer !== undefined && card.brand !== undefined && <span>{card.brand}</span>}
          {expires !== undefined && (
            <span className={isExpired ? styles.expired : undefined}>
              {t(isExpired ? "cards.expired" : "cards.expires", { month: expires })}
            </span>
          )}
        </p>
      </div>
      <div className={styles.ways}>
        {isDefault ? (
          <p className={styles.default}>{t("cards.isDefault")}</p>
        ) : (
          <Button kind="soft" isBusy={making.state === "saving"} onClick={() => void making.save(id)}>
            {t("cards.makeDefault")}
          </Button>
        )}
        <Button kind="plain" aria-label={t("cards.removeNamed", { card: name })} onClick={() => setIsAsked(true)}>
          {t("cards.remove")}
        </Button>
      </div>
      {making.state === "failed" && <p role="alert">{t("cards.changeFailed")}</p>}
      <Sheet
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t("cards.removeTitle")}
        closeLabel={t("cards.close")}
        isLocked={removing.state === "saving"}
        footer={
          <div className={styles.ways}>
            <Button isBusy={removing.state === "saving"} onClick={() => void removing.save(id)}>
              {t("cards.confirmRemove")}
            </Button>
            <Button kind="soft" onClick={() => setIsAsked(false)}>
              {t("cards.keep")}
            </Button>
          </div>
        }
      >
        <p>{t("cards.removeText", { card: name })}</p>
        {isDefault && !isOnly && <p>{t("cards.removeDefault")}</p>}
        {removing.state === "failed" && <p role="alert">{t("cards.changeFailed")}</p>}
      </Sheet>
    </article>
  );
}

/** A change of a card, whose answer is what the cards are then. One that has had no answer is asked for again by the same key. */
function useChange(change: typeof removeCard) {
  const source = useSource();
  const queryClient = useQueryClient();
  const changed = useChanged();
  return useSaving(
    (cardId: string, idempotencyKey) => change(source, cardId, idempotencyKey),
    (cards) => {
      changed("card");
      queryClient.setQueryData(getPaymentCards(source).queryKey, cards);
    },
  );
}

function nameOf({ card: { issuer, brand, lastFour } }: PaymentCard, t: T): string {
  return t("payment.ways.card", { name: issuer ?? brand ?? t("payment.ways.cardName"), lastFour });
}
