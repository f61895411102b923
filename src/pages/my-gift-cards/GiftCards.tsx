import { useQuery } from "@tanstack/react-query";
import { Failed } from "../../blocks/Failed.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { getGiftCards } from "../../queries/gift-card.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { Nothing } from "../../ui/Nothing.tsx";
import { buttonClassName } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { Bought } from "./Bought.tsx";
import { Received } from "./Received.tsx";
import styles from "./my-gift-cards.module.css";

/** The cards; and what stands for them while they are on their way, could not be read, or are none. */
export function GiftCards() {
  const t = useT();
  const { data, isError, isFetching, refetch } = useQuery(getGiftCards(useSource()));
  if (data === undefined) {
    if (!isError) return <GiftCardsSkeleton />;
    return <Failed title={t("gift.mine.failed")} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  const { received, bought } = data;
  if (received.length === 0 && bought.length === 0) return <Empty />;
  return (
    <>
      {received.length > 0 && (
        <section aria-labelledby="received">
          <h2 id="received">{t("gift.mine.received")}</h2>
          <ul className={styles.list}>
            {received.map((card) => (
              <li key={card.id}>
                <Received card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {bought.length > 0 && (
        <section aria-labelledby="bought">
          <h2 id="bought">{t("gift.mine.bought")}</h2>
          <ul className={styles.list}>
            {bought.map((card) => (
              <li key={card.id}>
                <Bought card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Give />
    </>
  );
}

function Give() {
  const t = useT();
  return (
    <IntentLink to={hrefs.giftCards()} className={buttonClassName()}>
      {t("gift.mine.give")}
    </IntentLink>
  );
}

function Empty() {
  const t = useT();
  return (
    <Nothing hint={t("gift.mine.empty")}>
      <Give />
    </Nothing>
  );
}

function GiftCardsSkeleton() {
  const t = useT();
  return (
    <div className={styles.list} aria-busy="true">
      <VisuallyHidden>{t("gift.mine.loading")}</VisuallyHidden>
      <Skeleton height="13rem" radius="var(--radius-l)" />
      <Skeleton height="13rem" radius="var(--radius-l)" />
    </div>
  );
}
