import { Suspense } from "react";
import { useParams } from "react-router-dom";
import { useAccount } from "../../blocks/account.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { OwnPage } from "../../blocks/OwnPage.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Announcer } from "../../ui/Announcer.tsx";
import { buttonClassName } from "../../ui/Button.tsx";
import { BusySkeleton } from "../../ui/Skeleton.tsx";
import { AddingCard } from "./AddingCard.tsx";
import { useAddCardPort } from "./port.ts";
import styles from "./add-card.module.css";

/** Saving a card to pay with later. */
export function Page() {
  const t = useT();
  const { bindingId = "" } = useParams();
  const { user } = useAccount();
  const { Run } = useAddCardPort();
  return (
    <OwnPage
      title={t("cards.adding.title")}
      signedOut={{ hint: t("cards.signedOut"), signIn: hrefs.signIn("password", hrefs.addCard(bindingId)) }}
      className={styles.page}
    >
      <Announcer>
        <Suspense fallback={<BusySkeleton height="20rem" radius="var(--radius-l)" />}>
          <Run key={`${bindingId} ${user?.id}`} bindingId={bindingId}>
            {(actor) => <AddingCard actor={actor} />}
          </Run>
        </Suspense>
        <IntentLink to={hrefs.cards()} className={buttonClassName({ kind: "plain" })}>
          {t("cards.adding.back")}
        </IntentLink>
      </Announcer>
    </OwnPage>
  );
}
