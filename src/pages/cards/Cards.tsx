import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { newUuid } from "../../../domain/new-uuid.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { getPaymentCards } from "../../queries/cards.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { Nothing } from "../../ui/Nothing.tsx";
import { buttonClassName } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { CardLine } from "./CardLine.tsx";
import styles from "./cards.module.css";

/** The cards; and what stands for them while they are on their way, could not be read, or are none. */
export function Cards() {
  const t = useT();
  const { state } = useLocation();
  const { data, isError, isFetching, refetch } = useQuery(getPaymentCards(useSource()));
  if (data === undefined) {
    if (!isError) return <CardsSkeleton />;
    return <Failed title={t("cards.failed")} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  const { cards } = data;
  const isProven = isLeftWith(state, "isCardProven");
  const isAdded = isProven || isLeftWith(state, "savedCardId");
  return (
    <>
      {isAdded && (
        <Notice tone="jade" role="status" title={t("cards.added")}>
          {isProven ? t("cards.addedText") : t("cards.atPage.addedText")}
        </Notice>
      )}
      {cards.length === 0 && <Empty />}
      {cards.length > 0 && (
        <ul className={styles.list}>
          {cards.map((card) => (
            <li key={card.id}>
              <CardLine card={card} isOnly={cards.length === 1} />
            </li>
          ))}
        </ul>
      )}
      <AddCard />
    </>
  );
}

/** Leads to adding a card, each time another one. */
function AddCard() {
  const t = useT();
  const [bindingId] = useState(newUuid);
  return (
    <IntentLink to={hrefs.addCard(bindingId)} className={buttonClassName()}>
      {t("cards.add")}
    </IntentLink>
  );
}

function Empty() {
  const t = useT();
  return (
    <Nothing title={t("cards.empty")}>
      <p>{t("cards.emptyHint")}</p>
    </Nothing>
  );
}

function CardsSkeleton() {
  const t = useT();
  return (
    <div className={styles.list} aria-busy="true">
      <VisuallyHidden>{t("cards.loading")}</VisuallyHidden>
      <Skeleton height="7.5rem" radius="var(--radius-l)" />
      <Skeleton height="3rem" radius="var(--radius-m)" />
    </div>
  );
}

/** What a page on which a card was added left with: it was charged and is given that back, or saved at PayBox's page. */
function isLeftWith(state: unknown, what: "isCardProven" | "savedCardId"): boolean {
  return typeof state === "object" && state !== null && what in state;
}
