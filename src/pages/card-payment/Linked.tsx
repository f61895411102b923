import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { failureOf, isRefusal } from "../../../domain/failure.ts";
import type { PaymentLinkKey } from "../../../domain/payment-link.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { useT } from "../../i18n/react.tsx";
import { useChanged } from "../../queries/changes.ts";
import { getPaymentLink } from "../../queries/payment-link.ts";
import { useSource } from "../../queries/source.ts";
import { Asked } from "./Asked.tsx";
import { LinkSkeleton } from "./LinkSkeleton.tsx";
import { NoLink } from "./NoLink.tsx";
import { Paying } from "./Paying.tsx";
import { type SavedLinks, useCardPaymentPort } from "./port.ts";
import { Registering } from "./Registering.tsx";
import styles from "./card-payment.module.css";

type Props = { linkKey: PaymentLinkKey; saved: SavedLinks };

/** A link: what is asked for, and what is to be done now. Whoever pays is named first, and once. */
export function Linked({ linkKey, saved }: Props) {
  const t = useT();
  const { Run, backgroundClient } = useCardPaymentPort();
  const source = { ...useSource(), client: backgroundClient };
  const queryClient = useQueryClient();
  const changed = useChanged();
  const asked = getPaymentLink(source, linkKey);
  const { data: link, isError, error, isFetching, refetch } = useQuery(asked);
  const [wasNamedHere, setWasNamedHere] = useState(false);
  const linkId = link?.linkId;
  useEffect(() => {
    if (linkId !== undefined) saved.keep(linkId, linkKey);
  }, [linkId, linkKey, saved]);
  if (link === undefined) {
    const failure = isError ? failureOf(error) : null;
    if (isRefusal(failure) && failure.status === 404) return <NoLink why="invalid" />;
    if (failure === null) return <LinkSkeleton />;
    return <Failed title={t("byLink.failed")} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  const isNamed = link.isRegistered || link.expiresInSeconds === undefined;
  return (
    <div className={styles.linked}>
      <h1>{t("byLink.title")}</h1>
      <div className={styles.columns}>
        <div className={styles.act}>
          {isNamed ? (
            <Run linkKey={linkKey}>
              {(actor) => <Paying actor={actor} payee={link.firm.name} isToBeFocused={wasNamedHere} />}
            </Run>
          ) : (
            <Registering
              link={link}
              linkKey={linkKey}
              saved={saved}
              onRegistered={(now) => {
                setWasNamedHere(true);
                changed("paymentLink");
                queryClient.setQueryData(asked.queryKey, now);
              }}
              onTaken={() => void refetch()}
              isReading={isFetching}
            />
          )}
        </div>
        <Asked link={link} />
      </div>
    </div>
  );
}
