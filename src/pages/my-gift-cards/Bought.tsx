import { useRef, useState } from "react";
import type { GiftCard } from "../../../domain/entities.ts";
import { isGiftCardValid } from "../../../domain/gift-card.ts";
import { GiftCardFace } from "../../blocks/GiftCardFace.tsx";
import { giftCardText } from "../../blocks/gift-card-text.ts";
import { GiftLink } from "../../blocks/GiftLink.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { formatWholeDate } from "../../format/calendar.ts";
import { formatMoney } from "../../format/money.ts";
import { typeset } from "../../format/typeset.ts";
import { Cancelling } from "../../gift-cards/Cancelling.tsx";
import { Resending } from "../../gift-cards/Resending.tsx";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Button, buttonClassName } from "../../ui/Button.tsx";
import { Badge, type ChipTone } from "../../ui/Chip.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import styles from "./my-gift-cards.module.css";

const tones: Partial<Record<GiftCard["status"], ChipTone>> = {
  awaitingPayment: "honey",
  scheduled: "honey",
  sent: "jade",
  opened: "jade",
};

/** A card that the client has given: for whom, how it stands, and what can be done about it. */
export function Bought({ card }: { card: GiftCard }) {
  const t = useT();
  const language = useLanguage();
  const [isShown, setIsShown] = useState(false);
  const { id, status, design, amount, balance, to, worksAt, link, validUntil } = card;
  const { title, text } = giftCardText(card, t, language);
  const isPartSpent = balance.amount > 0 && balance.amount < amount.amount;
  const heading = `bought-${id}`;
  const named = useRef<HTMLHeadingElement>(null);
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <GiftCardFace design={design} className={styles.face} />
      <div className={styles.words}>
        <h3 ref={named} id={heading} tabIndex={-1}>
          {formatMoney(amount, language)}
        </h3>
        <Badge tone={tones[status]}>{title}</Badge>
        {to !== undefined && <p>{t("gift.card.to", { name: to })}</p>}
        <p>{text}</p>
        {isPartSpent && <p>{t("gift.mine.left", { price: formatMoney(balance, language) })}</p>}
        {validUntil !== undefined && isGiftCardValid(status) && (
          <p>{t("gift.opening.until", { date: formatWholeDate(validUntil, language) })}</p>
        )}
        {worksAt.name !== undefined && <p>{typeset(worksAt.name)}</p>}
      </div>
      <div className={styles.ways}>
        {status === "awaitingPayment" && (
          <IntentLink to={hrefs.giftCard(id)} className={buttonClassName()} aria-describedby={heading}>
            {t("gift.mine.pay")}
          </IntentLink>
        )}
        {status === "unpaid" && (
          <IntentLink
            to={hrefs.giftCardPurchase()}
            className={buttonClassName({ kind: "soft" })}
            aria-describedby={heading}
          >
            {t("gift.bought.again")}
          </IntentLink>
        )}
        {link !== undefined && (
          <Button kind="soft" aria-describedby={heading} onClick={() => setIsShown(true)}>
            {t("gift.bought.handOver")}
          </Button>
        )}
        <Resending card={card} secret={undefined} heading={heading} />
        <Cancelling card={card} secret={undefined} heading={heading} onCancelled={() => named.current?.focus()} />
      </div>
      {link !== undefined && (
        <Sheet
          isOpen={isShown}
          onClose={() => setIsShown(false)}
          title={t("gift.bought.handOver")}
          closeLabel={t("gift.mine.close")}
        >
          <GiftLink url={link} card={card} />
        </Sheet>
      )}
    </article>
  );
}
