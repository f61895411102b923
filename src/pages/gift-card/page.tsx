import { Suspense } from "react";
import { useParams } from "react-router-dom";
import { useAccount } from "../../blocks/account.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Announcer } from "../../ui/Announcer.tsx";
import { buttonClassName } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
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
        <NotHere giftCardId={giftCardId} />
      ) : (
        <Announcer>
          <Suspense fallback={<Skeleton height="20rem" radius="var(--radius-l)" />}>
            <Run key={`${giftCardId} ${user?.id}`} giftCardId={giftCardId} secret={secret}>
              {(actor) => <Order actor={actor} />}
            </Run>
          </Suspense>
        </Announcer>
      )}
    </div>
  );
}

function NotHere({ giftCardId }: { giftCardId: string }) {
  const t = useT();
  return (
    <div className={styles.closed}>
      <h1>{t("gift.bought.notHere")}</h1>
      <p>{t("gift.bought.notHereText")}</p>
      <IntentLink to={hrefs.signIn("sms", hrefs.giftCard(giftCardId))} className={buttonClassName()}>
        {t("app.signIn")}
      </IntentLink>
      <IntentLink to={hrefs.giftCards()} className={buttonClassName({ kind: "soft" })}>
        {t("gift.bought.toCards")}
      </IntentLink>
    </div>
  );
}
