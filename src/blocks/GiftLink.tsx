import { useState } from "react";
import { createPortal } from "react-dom";
import type { GiftCard } from "../../domain/entities.ts";
import { formatWholeDate } from "../format/calendar.ts";
import { formatMoney } from "../format/money.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { Button } from "../ui/Button.tsx";
import { CopyLink } from "./CopyLink.tsx";
import { useDevice } from "./device.ts";
import styles from "./GiftLink.module.css";
import { GiftLetter } from "./GiftLetter.tsx";
import { QrCode } from "./QrCode.tsx";

type Props = {
  /** What opens the card: a key to its money. */
  url: string;
  /** What is printed. */
  card: Pick<GiftCard, "amount" | "design" | "from" | "to" | "words" | "validUntil">;
};

/** The ways to hand a gift card over: its link copied or shared, a code to show, a sheet of paper. */
export function GiftLink({ url, card }: Props) {
  const t = useT();
  const language = useLanguage();
  const { print, share } = useDevice();
  const [shown, setShown] = useState<HTMLElement | null>(null);
  const title = t("gift.bought.qr", { name: formatMoney(card.amount, language) });
  return (
    <div ref={setShown} className={styles.link}>
      <div className={styles.shown}>
        <QrCode text={url} title={title} />
        <p className={styles.quiet}>{t("gift.bought.qrText")}</p>
      </div>
      <div className={styles.ways}>
        {share && (
          <Button isWide onClick={() => void share(url)}>
            {t("gift.bought.share")}
          </Button>
        )}
        <CopyLink link={url} hint={t("gift.bought.linkHint")}>
          {t("gift.bought.copy")}
        </CopyLink>
        <Button kind="plain" isWide onClick={print}>
          {t("gift.bought.print")}
        </Button>
      </div>
      {shown && createPortal(<Paper url={url} card={card} />, shown.ownerDocument.body)}
    </div>
  );
}

/** The card as it is printed, alone on a sheet; on the screen there is nothing of it. */
function Paper({ url, card }: Props) {
  const t = useT();
  const language = useLanguage();
  const price = formatMoney(card.amount, language);
  return (
    <div hidden className={styles.paper}>
      <GiftLetter {...card} amount={price}>
        <div className={styles.printed}>
          <QrCode text={url} title={t("gift.bought.qr", { name: price })} />
          <div>
            <p>{t("gift.bought.qrText")}</p>
            {card.validUntil && <p>{t("gift.opening.until", { date: formatWholeDate(card.validUntil, language) })}</p>}
            <p className={styles.address}>{url}</p>
          </div>
        </div>
      </GiftLetter>
    </div>
  );
}
