import { useState } from "react";
import { useCardInHand } from "../../blocks/card-in-hand.ts";
import { formatMoney } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { returnCertificates, spendCertificate } from "../../queries/prepayment-parts.ts";
import { Button } from "../../ui/Button.tsx";
import { FoundCard } from "./FoundCard.tsx";
import { GiftCardChoice } from "./GiftCardChoice.tsx";
import type { PrepaymentOf } from "./port.ts";
import { type CheckedCard, type Covering, hasChanged, useTakeOff } from "./take-off.ts";
import { TakeOffFailure } from "./TakeOffFailure.tsx";
import { usePrepayment, useVisit } from "./visit.ts";
import styles from "./taking-off.module.css";

type Props = { visit: PrepaymentOf; onCover: (covering: Covering) => void; onTaken: () => void };

/** What gift cards pay: what was taken off by them, and the way to name another one, which is looked at before it is taken. */
export function GiftCards({ visit, onCover, onTaken }: Props) {
  const t = useT();
  const language = useLanguage();
  const prepayment = usePrepayment();
  const firmId = useVisit()?.firm.id;
  const { tokenFor, putAway } = useCardInHand();
  const inHand = firmId === undefined ? undefined : tokenFor(firmId);
  const [isAsked, setIsOpen] = useState<boolean>();
  const [found, setFound] = useState<
    (CheckedCard & { /** What was taken off when it was looked at. */ taken: number }) | null
  >(null);
  const close = () => {
    putAway();
    setIsOpen(false);
    setFound(null);
    onTaken();
  };
  const taking = useTakeOff(
    visit,
    (source, { card, certificate }: CheckedCard, key) =>
      spendCertificate(source, visit, { card, expected: certificate.usable }, key),
    close,
  );
  const returning = useTakeOff(
    visit,
    (source, _: "put gift cards back", key) => returnCertificates(source, visit, key),
    onTaken,
  );
  if (prepayment === null) return null;
  const { bill, due } = prepayment;
  const isTaken = bill.giftCard.amount > 0;
  // Who came here with a gift card is shown it at once.
  const isOpen = isAsked ?? (inHand !== undefined && !isTaken);
  // Another tab may have taken this card off since it was looked at, or have spent it elsewhere.
  const known = found?.taken === bill.giftCard.amount ? found : null;
  const isGone = known !== null && hasChanged(taking.failure);
  const checked = isGone ? null : known;
  const take = ({ card, certificate }: CheckedCard) => {
    taking.forget();
    if (certificate.usable.amount === due.amount) onCover({ by: "giftCard", card, expected: certificate.usable });
    else setFound({ card, certificate, taken: bill.giftCard.amount });
  };
  const another = () => {
    taking.forget();
    setFound(null);
  };
  return (
    <div className={styles.part}>
      {isTaken && (
        <div className={styles.taken}>
          <p role="status">
            {t("payment.takeOff.gift")}
            <small>{t("payment.takeOff.giftTaken", { price: formatMoney(bill.giftCard, language) })}</small>
          </p>
          <Button
            kind="soft"
            isBusy={returning.state === "saving"}
            onClick={() => void returning.save("put gift cards back")}
          >
            {t("payment.takeOff.putBack")}
          </Button>
        </div>
      )}
      <TakeOffFailure failure={returning.failure} />
      {!isOpen && (
        <Button kind={isTaken ? "plain" : "soft"} aria-expanded={false} onClick={() => setIsOpen(true)}>
          {t(isTaken ? "payment.takeOff.giftAnother" : "payment.takeOff.giftOpen")}
        </Button>
      )}
      {isGone && <TakeOffFailure failure={taking.failure} />}
      {/* What was typed stays when the card is put aside. */}
      <div className={styles.choice} hidden={!isOpen || checked !== null}>
        <GiftCardChoice
          visit={visit}
          isShown={isOpen}
          inHand={isTaken ? undefined : inHand}
          onChecked={take}
          onClose={() => setIsOpen(false)}
        />
      </div>
      {checked !== null && (
        <FoundCard
          certificate={checked.certificate}
          taking={taking}
          onTake={() => void taking.save(checked)}
          onOther={another}
        />
      )}
    </div>
  );
}
