import { useQueries } from "@tanstack/react-query";
import type { GiftCard } from "../../../domain/entities.ts";
import { isRefusal, failureOf } from "../../../domain/failure.ts";
import { isGiftCardValid } from "../../../domain/gift-card.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { giftCardText } from "../../blocks/gift-card-text.ts";
import { GiftCardFace } from "../../blocks/GiftCardFace.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { formatMoney } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { getGiftCard } from "../../queries/gift-card.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { Icon } from "../../ui/Icon.tsx";
import { type GiftsHere, useGiftCardsPort } from "./port.ts";
import styles from "./gift-cards.module.css";

/** Each is asked about by itself. */
const mostShown = 10;

/** The cards that were ordered on this device and are still good for something, each a way to its page. */
export function Ordered({ keys }: { keys: GiftsHere["ordered"] }) {
  const t = useT();
  const { backgroundClient: client } = useGiftCardsPort();
  const source = { ...useSource(), client };
  const queries = useQueries({
    queries: keys.slice(0, mostShown).map(({ giftCardId, secret }) => getGiftCard(source, giftCardId, secret)),
  });
  const cards = queries.flatMap(({ data }) => (data !== undefined && isToShow(data) ? [data] : []));
  const failed = queries.filter(({ error }) => error !== null && !isRefusal(failureOf(error)));
  if (cards.length === 0 && failed.length === 0) return null;
  return (
    <section aria-labelledby="ordered" className={styles.ordered}>
      <h2 id="ordered">{t("gift.here.title")}</h2>
      <p>{t("gift.here.text")}</p>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <One card={card} />
          </li>
        ))}
      </ul>
      {failed.length > 0 && (
        <Failed
          title={t("gift.mine.failed")}
          onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        />
      )}
    </section>
  );
}

function isToShow({ status }: GiftCard): boolean {
  return status === "awaitingPayment" || isGiftCardValid(status);
}

function One({ card }: { card: GiftCard }) {
  const t = useT();
  const language = useLanguage();
  const { id, design, amount, to } = card;
  return (
    <IntentLink to={hrefs.giftCard(id)} className={styles.card}>
      <GiftCardFace design={design} className={styles.face} />
      <span className={styles.about}>
        <strong>{formatMoney(amount, language)}</strong>
        {to !== undefined && <span>{t("gift.card.to", { name: to })}</span>}
        <small>{giftCardText(card, t, language).title}</small>
      </span>
      <Icon name="arrow" />
    </IntentLink>
  );
}
