import { Suspense } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { paymentLinkPath, readPaymentLink } from "../../../domain/payment-link.ts";
import { useT } from "../../i18n/react.tsx";
import { Announcer } from "../../ui/Announcer.tsx";
import { Linked } from "./Linked.tsx";
import { LinkSkeleton } from "./LinkSkeleton.tsx";
import { NoLink } from "./NoLink.tsx";
import type { SavedLinks } from "../../payments/saved-links.ts";
import { usePaymentLinkPort } from "./port.ts";
import styles from "./payment-link.module.css";

/** Paying by a firm's link (spec §2, the card payment area): its code stands behind the mark of secrets. */
export function Page() {
  const t = useT();
  const { hash } = useLocation();
  const { key, linkId } = readPaymentLink(useSearchParams()[0], hash);
  const { WithSavedLinks } = usePaymentLinkPort();
  return (
    <div className={styles.page}>
      <title>{t("byLink.title")}</title>
      <meta name="robots" content="noindex" />
      {key === undefined && linkId === undefined ? (
        <NoLink why="none" />
      ) : (
        <Announcer>
          <Suspense fallback={<LinkSkeleton />}>
            <WithSavedLinks>
              {(saved) =>
                key === undefined ? (
                  <FoundAgain saved={saved} linkId={linkId ?? ""} />
                ) : (
                  <Linked key={`${key.firmId} ${key.code}`} linkKey={key} saved={saved} />
                )
              }
            </WithSavedLinks>
          </Suspense>
        </Announcer>
      )}
    </div>
  );
}

/** The bank has led back, and does not know the link's code: this device may. */
function FoundAgain({ saved, linkId }: { saved: SavedLinks; linkId: string }) {
  const key = saved.keyOf(linkId);
  return key === undefined ? <NoLink why="elsewhere" /> : <Navigate to={paymentLinkPath(key)} replace />;
}
