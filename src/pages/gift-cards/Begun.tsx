import { useEffect, useRef, useState } from "react";
import { giftCardCurrency } from "../../../domain/gift-card.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { formatMoney } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Button, buttonClassName } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { GiftsHere } from "./port.ts";
import styles from "./gift-cards.module.css";

/** The way back into a purchase that was begun, and out of it for good. */
export function Begun({ choice: { amount, to }, forget }: NonNullable<GiftsHere["begun"]>) {
  const t = useT();
  const language = useLanguage();
  const [isForgotten, setIsForgotten] = useState(false);
  if (isForgotten) return <Forgotten />;
  const parts = [
    amount !== null && formatMoney({ amount, currency: giftCardCurrency }, language),
    to.trim() !== "" && t("gift.card.to", { name: to.trim() }),
  ].filter(Boolean);
  return (
    <Notice
      tone="honey"
      title={t("gift.here.begun")}
      action={
        <div className={styles.ways}>
          <IntentLink to={hrefs.giftCardPurchase("preview")} className={buttonClassName()}>
            {t("gift.here.continue")}
          </IntentLink>
          <Button
            kind="plain"
            onClick={() => {
              forget();
              setIsForgotten(true);
            }}
          >
            {t("gift.here.forget")}
          </Button>
        </div>
      }
    >
      {parts.join(" · ")}
    </Notice>
  );
}

/** Takes the focus of the button that has gone. */
function Forgotten() {
  const t = useT();
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => paragraph.current?.focus(), []);
  return (
    <p ref={paragraph} tabIndex={-1} role="status" className={styles.forgotten}>
      {t("gift.here.forgotten")}
    </p>
  );
}
