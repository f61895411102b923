import { useState } from "react";
import { formatMoney } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { returnCertificates, spendCertificate } from "../../queries/prepayment-parts.ts";
import { Button } from "../../ui/Button.tsx";
import { FoundCard } from "./FoundCard.tsx";
import { GiftCardChoice } from "./GiftCardChoice.tsx";
import type { PrepaymentOf } from "./port.ts";
import { type CheckedCard, type Covering, useTakeOff } from "./take-off.ts";
import { TakeOffFailure } from "./TakeOffFailure.tsx";
import { usePrepayment } from "./visit.ts";
import styles from "./taking-off.module.css";

type Props = { visit: PrepaymentOf; onCover: (covering: Covering) => void; onTaken: () => void };

/** What gift cards pay: what was taken off by them, and the way to name another one, which is looked at before it is taken. */
export function GiftCards({ visit, onCover, onTaken }: Props) {
  const t = useT();
  const language = useLanguage();
  const prepayment = usePrepayment();
  const [isOpen, setIsOpen] = useState(false);
  const [checked, setChecked] = useState<CheckedCard | null>(null);
  const close = () => {
    setIsOpen(false);
    setChecked(null);
    onTaken();
  };
  const taking = useTakeOff(
    visit,
    (source, { card, certificate }: CheckedCard, key) =>
      spendCertificate(source, visit, { card, expected: certificate.usable }, key),
    close,
  );
  const returning = useTakeOff(visit, (source, _: null, key) => returnCertificates(source, visit, key), onTaken);
  if (prepayment === null) return null;
  const { bill, due } = prepayment;
  const isTaken = bill.giftCard.amount > 0;
  const take = (found: CheckedCard) => {
    const { card, certificate } = found;
    if (certificate.usable.amount === due.amount) onCover({ by: "giftCard", card, expected: certificate.usable });
    else setChecked(found);
  };
  const another = () => {
    taking.forget();
    setChecked(null);
  };
  return (
    <div className={styles.part}>
      {isTaken && (
        <div className={styles.taken}>
          <p role="status">
            {t("payment.takeOff.gift")}
            <small>{t("payment.takeOff.giftTaken", { price: formatMoney(bill.giftCard, language) })}</small>
          </p>
          <Button kind="soft" isBusy={returning.state === "saving"} onClick={() => void returning.save(null)}>
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
      {/* What was typed stays when the card is put aside. */}
      <div className={styles.choice} hidden={!isOpen || checked !== null}>
        <GiftCardChoice visit={visit} isShown={isOpen} onChecked={take} onClose={() => setIsOpen(false)} />
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
