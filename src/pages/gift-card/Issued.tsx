import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { GiftCard } from "../../../domain/entities.ts";
import { isGiftCardValid } from "../../../domain/gift-card.ts";
import { giftCardText } from "../../blocks/gift-card-text.ts";
import { GiftLink } from "../../blocks/GiftLink.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { formatWholeDate } from "../../format/calendar.ts";
import { formatMoney } from "../../format/money.ts";
import { Cancelling } from "../../gift-cards/Cancelling.tsx";
import { Resending } from "../../gift-cards/Resending.tsx";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { getGiftCard } from "../../queries/gift-card.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { classes } from "../../ui/classes.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useGiftCardPort } from "./port.ts";
import styles from "./gift-card.module.css";

/** What became of a paid card: how it goes to its recipient, and what is left of it. */
export function Issued({ card: paid }: { card: GiftCard }) {
  const t = useT();
  const language = useLanguage();
  const { backgroundClient, secretOf } = useGiftCardPort();
  const source = { ...useSource(), client: backgroundClient };
  const secret = secretOf(paid.id);
  // What it says of the card at first came with the payment; later the recipient may have opened it.
  const { data: card = paid } = useQuery({
    ...getGiftCard(source, paid.id, secret),
    placeholderData: paid,
    refetchOnWindowFocus: "always",
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { id, status, link, balance, amount, validUntil } = card;
  // It may have been read in the instant before it was issued.
  const isIssued = status !== "awaitingPayment" && status !== "unpaid";
  const { title, text } = isIssued
    ? giftCardText(card, t, language)
    : { title: t("gift.bought.paid"), text: t("gift.bought.paidText") };
  const endMark = status === "cancelled" ? "back" : status === "expired" ? "clock" : undefined;
  return (
    <section className={styles.issued}>
      <div role="status">
        <span className={classes(styles.mark, endMark && styles.over)}>
          <Icon name={endMark ?? "check"} />
        </span>
        <h1 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
      </div>
      {link !== undefined && (
        <div className={styles.handOver}>
          <h2>{t("gift.bought.handOver")}</h2>
          <GiftLink url={link} card={card} />
        </div>
      )}
      <dl className={styles.facts}>
        {balance.amount > 0 && balance.amount < amount.amount && (
          <div>
            <dt>{t("gift.card.balance")}</dt>
            <dd>{formatMoney(balance, language)}</dd>
          </div>
        )}
        {validUntil !== undefined && isGiftCardValid(status) && (
          <div>
            <dt>{t("gift.card.validUntil")}</dt>
            <dd>{formatWholeDate(validUntil, language)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.ways}>
        <Resending card={card} secret={secret} heading={id} />
        <Cancelling card={card} secret={secret} heading={id} onCancelled={() => heading.current?.focus()} />
        <IntentLink to={hrefs.giftCards()} className={buttonClassName({ kind: "plain" })}>
          {t("gift.bought.toCards")}
        </IntentLink>
      </div>
    </section>
  );
}
