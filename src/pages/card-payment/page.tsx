import { Suspense } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { paymentLinkPath, readPaymentLink } from "../../../domain/payment-link.ts";
import { useT } from "../../i18n/react.tsx";
import { Announcer } from "../../ui/Announcer.tsx";
import { Linked } from "./Linked.tsx";
import { LinkSkeleton } from "./LinkSkeleton.tsx";
import { NoLink } from "./NoLink.tsx";
import { type KeptLinks, useCardPaymentPort } from "./port.ts";
import styles from "./card-payment.module.css";

/** Paying by a firm's link (spec §2, the card payment area): its code stands behind the mark of secrets. */
export function Page() {
  const t = useT();
  const { hash } = useLocation();
  const { key, linkId } = readPaymentLink(useSearchParams()[0], hash);
  const { Kept } = useCardPaymentPort();
  return (
    <div className={styles.page}>
      <title>{t("byLink.title")}</title>
      <meta name="robots" content="noindex" />
      {key === undefined && linkId === undefined ? (
        <NoLink why="none" />
      ) : (
        <Announcer>
          <Suspense fallback={<LinkSkeleton />}>
            <Kept>
              {(kept) =>
                key === undefined ? (
                  <FoundAgain kept={kept} linkId={linkId ?? ""} />
                ) : (
                  <Linked key={`${key.firmId} ${key.code}`} linkKey={key} kept={kept} />
                )
              }
            </Kept>
          </Suspense>
        </Announcer>
      )}
    </div>
  );
}

/** The bank has led back, and does not know the link's code: this device may. */
function FoundAgain({ kept, linkId }: { kept: KeptLinks; linkId: string }) {
  const key = kept.keyOf(linkId);
  return key === undefined ? <NoLink why="elsewhere" /> : <Navigate to={paymentLinkPath(key)} replace />;
}
