import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { GiftCard } from "../../../domain/entities.ts";
import { formatPhone } from "../../../domain/phone.ts";
import { GiftLink } from "../../blocks/GiftLink.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { formatWholeDate } from "../../format/calendar.ts";
import { formatMoney } from "../../format/money.ts";
import { type T, useLanguage, useT } from "../../i18n/react.tsx";
import { getGiftCard } from "../../queries/gift-card.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useGiftCardPort } from "./port.ts";
import styles from "./gift-card.module.css";

/** What became of a paid card: how it goes to its recipient, and what is left of it. */
export function Issued({ card: paid }: { card: GiftCard }) {
  const t = useT();
  const language = useLanguage();
  const { backgroundClient, secretOf } = useGiftCardPort();
  const source = { ...useSource(), client: backgroundClient };
  // What it says of the card at first came with the payment; later the recipient may have opened it.
  const { data: card = paid } = useQuery({
    ...getGiftCard(source, paid.id, secretOf(paid.id)),
    placeholderData: paid,
    refetchOnWindowFocus: "always",
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { title, text } = wordsOf(card, t);
  const { link, balance, amount, validUntil } = card;
  return (
    <section className={styles.issued}>
      <div role="status">
        <span className={styles.mark}>
          <Icon name="check" />
        </span>
        <h1 ref={heading} tabIndex={-1}>
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
        {validUntil !== undefined && (
          <div>
            <dt>{t("gift.card.validUntil")}</dt>
            <dd>{formatWholeDate(validUntil)}</dd>
          </div>
        )}
      </dl>
      <IntentLink to={hrefs.giftCards()} className={buttonClassName({ kind: "plain" })}>
        {t("gift.bought.toCards")}
      </IntentLink>
    </section>
  );
}

/** What has become of the card, and what is next. */
function wordsOf({ status, delivery }: GiftCard, t: T): { title: string; text: string } {
  const phone = delivery.type === "sms" ? formatPhone(delivery.phone) : "";
  const isAtBuyer = delivery.type === "link";
  switch (status) {
    case "awaitingPayment":
    case "unpaid":
      return { title: t("gift.bought.paid"), text: t("gift.bought.paidText") };
    case "scheduled": {
      const day = delivery.type === "sms" ? delivery.sendOn : undefined;
      const text =
        day === undefined
          ? t("gift.statusText.sending")
          : t("gift.statusText.scheduled", { phone, day: formatWholeDate(day) });
      return { title: t("gift.status.scheduled"), text };
    }
    case "sent":
      return isAtBuyer
        ? { title: t("gift.status.ready"), text: t("gift.statusText.ready") }
        : { title: t("gift.status.sent"), text: t("gift.statusText.sent", { phone }) };
    default:
      return { title: t(`gift.status.${status}`), text: t(`gift.statusText.${status}`) };
  }
}
