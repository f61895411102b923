import { Suspense } from "react";
import { useParams } from "react-router-dom";
import { useAccount } from "../../blocks/account.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Announcer } from "../../ui/Announcer.tsx";
import { buttonClassName } from "../../ui/Button.tsx";
import { Paying } from "./Paying.tsx";
import { PayingSkeleton } from "./PayingSkeleton.tsx";
import { usePrepaymentPort } from "./port.ts";
import styles from "./prepayment.module.css";

/** Paying before a visit (spec §2, the prepayment page), for the guest who has its secret and the client whose phone it is of. */
export function Page() {
  const t = useT();
  const { reservationId = "" } = useParams();
  const { user } = useAccount();
  const { Run, secretOf } = usePrepaymentPort();
  const secret = secretOf(reservationId);
  return (
    <div className={styles.page}>
      <title>{t("payment.title")}</title>
      <meta name="robots" content="noindex" />
      {secret === undefined && user === undefined ? (
        <NoSecret reservationId={reservationId} />
      ) : (
        <Announcer>
          <Suspense fallback={<PayingSkeleton />}>
            <Run key={`${reservationId} ${user?.id}`} reservationId={reservationId} secret={secret}>
              {(actor) => <Paying actor={actor} reservationId={reservationId} secret={secret} />}
            </Run>
          </Suspense>
        </Announcer>
      )}
    </div>
  );
}

function NoSecret({ reservationId }: { reservationId: string }) {
  const t = useT();
  return (
    <div className={styles.closed}>
      <h1>{t("payment.noSecret.title")}</h1>
      <p>{t("payment.noSecret.text")}</p>
      <IntentLink to={hrefs.signIn("sms", hrefs.prepayment(reservationId))} className={buttonClassName()}>
        {t("payment.noSecret.signIn")}
      </IntentLink>
      <IntentLink to={hrefs.home()} className={buttonClassName({ kind: "soft" })}>
        {t("payment.noSecret.home")}
      </IntentLink>
    </div>
  );
}
