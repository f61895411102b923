import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { PaymentOption } from "../../../domain/entities.ts";
import { payableOfGiftCard } from "../../../domain/payable.ts";
import { useAccount } from "../../blocks/account.ts";
import { useT } from "../../i18n/react.tsx";
import { useFlowState, useSend } from "../../payments/flow.ts";
import { getPaymentCards } from "../../queries/cards.ts";
import { useSource } from "../../queries/source.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Proving } from "./Proving.tsx";
import { useGiftCardPort } from "./port.ts";
import styles from "./gift-card.module.css";

/**
 * The way to the saved cards of who is signed in: a gift card is money that can be carried away, so they pay for one once
 * the phone is proven anew.
 */
export function SavedCards({ giftCardId, ways }: { giftCardId: string; ways: readonly PaymentOption[] }) {
  const t = useT();
  const send = useSend();
  const state = useFlowState();
  const { user } = useAccount();
  const source = { ...useSource(), client: useGiftCardPort().backgroundClient };
  const [isAsked, setIsAsked] = useState(false);
  const isWanted = user !== undefined && ways.length > 0 && ways.every(({ type }) => type !== "savedCard");
  const { data } = useQuery({ ...getPaymentCards(source), enabled: isWanted });
  const [isProven, setIsProven] = useState(false);
  const proven = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isProven) proven.current?.focus();
  }, [isProven]);
  const isChoosing = state === "choosingWay" || state === "enteringCard";
  if (isProven) {
    return (
      isChoosing && (
        <p ref={proven} role="status" tabIndex={-1} className={styles.proven}>
          {t("gift.bought.proven")}
        </p>
      )
    );
  }
  if (!isWanted || data === undefined || data.cards.length === 0) return null;
  const close = () => setIsAsked(false);
  return (
    <>
      {isChoosing && (
        <div className={styles.saved}>
          <Button kind="soft" isWide onClick={() => setIsAsked(true)}>
            {t("gift.bought.bySaved")}
          </Button>
          <p>{t("gift.bought.bySavedText")}</p>
        </div>
      )}
      <Sheet isKept isOpen={isAsked} onClose={close} title={t("gift.bought.proveTitle")} closeLabel={t("app.close")}>
        <Proving
          giftCardId={giftCardId}
          onProven={(giftCard) => {
            close();
            setIsProven(true);
            const payable = payableOfGiftCard(giftCard);
            if (payable !== undefined) send({ type: "amount.changed", payable });
          }}
        />
      </Sheet>
    </>
  );
}
