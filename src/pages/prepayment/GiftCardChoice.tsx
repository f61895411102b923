import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useAccount } from "../../blocks/account.ts";
import { tokenIn } from "../../blocks/card-in-hand.ts";
import { useSaving } from "../../flow/use-saving.ts";
import { useT } from "../../i18n/react.tsx";
import { getGiftCards } from "../../queries/gift-card.ts";
import { checkCertificate, type NamedCard } from "../../queries/prepayment-parts.ts";
import { useSource } from "../../queries/source.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { KeptCards } from "./KeptCards.tsx";
import type { PrepaymentOf } from "./port.ts";
import type { CheckedCard } from "./take-off.ts";
import { TakeOffFailure } from "./TakeOffFailure.tsx";
import { useVisit } from "./visit.ts";
import styles from "./taking-off.module.css";

type Props = {
  visit: PrepaymentOf;
  isShown: boolean;
  /** The token of the card that the client came with: it is looked at without being asked for. */
  inHand: string | undefined;
  onChecked: (checked: CheckedCard) => void;
  onClose: () => void;
};

/** Which gift card: one that the client keeps, or the code or link of one. The service says first what can be taken off it. */
export function GiftCardChoice({ visit, isShown, inHand, onChecked, onClose }: Props) {
  const t = useT();
  const source = useSource();
  const { user } = useAccount();
  const firmId = useVisit()?.firm.id;
  const { data } = useQuery({ ...getGiftCards(source), enabled: isShown && user !== undefined });
  const kept = data?.received.filter(
    ({ balance, firms }) => balance.amount > 0 && firms.some(({ id }) => id === firmId),
  );
  const [typed, setTyped] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const checking = useSaving(
    async (card: NamedCard) => ({ card, certificate: await checkCertificate(source, visit, card) }),
    onChecked,
  );
  const looked = useRef<string>(undefined);
  const look = useEffectEvent((token: string) => {
    if (looked.current === token) return;
    looked.current = token;
    setTyped(token);
    void checking.save({ token });
  });
  useEffect(() => {
    if (inHand !== undefined) look(inHand);
  }, [inHand]);
  const isBusy = checking.state === "saving";
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const token = tokenIn(typed);
    setIsMissing(token === "");
    if (token !== "") void checking.save({ token });
  };
  const type = (text: string) => {
    setTyped(text);
    setIsMissing(false);
    checking.forget();
  };
  return (
    <>
      {kept !== undefined && kept.length > 0 && (
        <KeptCards cards={kept} isBusy={isBusy} onChoose={(giftCardId) => void checking.save({ giftCardId })} />
      )}
      <form className={styles.choice} noValidate onSubmit={submit}>
        <TextField
          label={t("payment.takeOff.code")}
          hint={t("payment.takeOff.codeHint")}
          error={isMissing ? t("payment.takeOff.codeMissing") : undefined}
          value={typed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <TakeOffFailure failure={checking.failure} />
        <div className={styles.ways}>
          <Button type="submit" kind="soft" isBusy={isBusy}>
            {t("payment.takeOff.check")}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {t("payment.takeOff.close")}
          </Button>
        </div>
      </form>
    </>
  );
}
