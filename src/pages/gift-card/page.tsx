import { Suspense } from "react";
import { useParams } from "react-router-dom";
import { useAccount } from "../../blocks/account.ts";
import { useT } from "../../i18n/react.tsx";
import { Announcer } from "../../ui/Announcer.tsx";
import { BusySkeleton } from "../../ui/Skeleton.tsx";
import { NotHere } from "./NotHere.tsx";
import { Order } from "./Order.tsx";
import { useGiftCardPort } from "./port.ts";
import styles from "./gift-card.module.css";

/** A gift card that was ordered, for the buyer: on the device that it was ordered on, and signed in on any other. */
export function Page() {
  const t = useT();
  const { giftCardId = "" } = useParams();
  const { user } = useAccount();
  const { Run, secretOf } = useGiftCardPort();
  const secret = secretOf(giftCardId);
  return (
    <div className={styles.page}>
      <title>{t("gift.card.name")}</title>
      <meta name="robots" content="noindex" />
      {secret === undefined && user === undefined ? (
        <NotHere />
      ) : (
        <Announcer>
          <Suspense fallback={<BusySkeleton height="20rem" radius="var(--radius-l)" />}>
            <Run key={`${giftCardId} ${user?.id}`} giftCardId={giftCardId} secret={secret}>
              {(actor) => <Order actor={actor} />}
            </Run>
          </Suspense>
        </Announcer>
      )}
    </div>
  );
}
