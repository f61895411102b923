import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useCallback, useEffect, useState } from "react";
import type { PaymentLink } from "../../../domain/entities.ts";
import { failureOf, isRefusal } from "../../../domain/failure.ts";
import { displayName } from "../../../domain/full-name.ts";
import type { PaymentLinkKey } from "../../../domain/payment-link.ts";
import { Columns } from "../../blocks/Columns.tsx";
import { useAccount } from "../../blocks/account.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { useT } from "../../i18n/react.tsx";
import { getPaymentLink } from "../../queries/payment-link.ts";
import { getProfile } from "../../queries/profile.ts";
import { useSource } from "../../queries/source.ts";
import { BusySkeleton } from "../../ui/Skeleton.tsx";
import { Asked } from "./Asked.tsx";
import { LinkSkeleton } from "./LinkSkeleton.tsx";
import { NoLink } from "./NoLink.tsx";
import { Paying } from "./Paying.tsx";
import type { SavedLinks } from "../../payments/saved-links.ts";
import { usePaymentLinkPort, usePayerPort } from "./port.ts";
import { Registering } from "./Registering.tsx";
import styles from "./payment-link.module.css";

type Props = { linkKey: PaymentLinkKey; saved: SavedLinks };

/** A link: what is asked for, and what is to be done now. Whoever pays is named first, and once. */
export function Linked({ linkKey, saved }: Props) {
  const t = useT();
  const { Run, backgroundClient } = usePaymentLinkPort();
  const source = { ...useSource(), client: backgroundClient };
  // In another language it is read anew, and the process goes on meanwhile.
  const {
    data: link,
    isError,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...getPaymentLink(source, linkKey),
    placeholderData: keepPreviousData,
  });
  const readAgain = useCallback(() => void refetch(), [refetch]);
  const [wasAskedWho, setWasAskedWho] = useState(false);
  const linkId = link?.linkId;
  const isAskedWho = link !== undefined && !link.isRegistered && link.payableForSeconds !== undefined;
  useEffect(() => {
    if (linkId !== undefined) saved.keep(linkId, linkKey);
  }, [linkId, linkKey, saved]);
  useEffect(() => {
    if (isAskedWho) setWasAskedWho(true);
  }, [isAskedWho]);
  if (link === undefined) {
    const failure = isError ? failureOf(error) : null;
    if (isRefusal(failure) && failure.status === 404) return <NoLink why="invalid" />;
    if (failure === null) return <LinkSkeleton />;
    return <Failed title={t("byLink.failed")} onRetry={readAgain} isRetrying={isFetching} />;
  }
  return (
    <div className={styles.linked}>
      <h1>{t("byLink.title")}</h1>
      <Columns beside="bill">
        <div className={styles.act}>
          {isAskedWho ? (
            <AskedWho link={link} linkKey={linkKey} readAgain={readAgain} isReading={isFetching} />
          ) : (
            <Run linkKey={linkKey}>
              {(actor) => <Paying actor={actor} payee={link.firm.name} isToBeFocused={wasAskedWho} />}
            </Run>
          )}
        </div>
        <Asked link={link} />
      </Columns>
    </div>
  );
}

type AskedWhoProps = { link: PaymentLink; linkKey: PaymentLinkKey; readAgain: () => void; isReading: boolean };

/** The process of naming who pays, once it is known who is signed in. */
function AskedWho({ link: { linkId }, linkKey, readAgain, isReading }: AskedWhoProps) {
  const { user } = useAccount();
  const { Run, preload } = usePayerPort();
  useEffect(preload, [preload]);
  const profile = useQuery({
    ...getProfile(useSource()),
    enabled: user !== undefined,
    placeholderData: keepPreviousData,
  });
  const own = user && profile.data && { name: displayName(profile.data), phone: profile.data.phone };
  const skeleton = <BusySkeleton height="18rem" radius="var(--radius-l)" />;
  if (profile.isLoading) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <Run key={user?.id} linkKey={linkKey} linkId={linkId} own={own} readAgain={readAgain}>
        {(actor) => <Registering actor={actor} readAgain={readAgain} isReading={isReading} />}
      </Run>
    </Suspense>
  );
}
