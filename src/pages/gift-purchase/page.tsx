import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { displayName } from "../../../domain/full-name.ts";
import { useAccount } from "../../blocks/account.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { useT } from "../../i18n/react.tsx";
import { getGiftCardConfigs } from "../../queries/gift-card.ts";
import { getProfile } from "../../queries/profile.ts";
import { useSource } from "../../queries/source.ts";
import { readGiftCardPurchaseQuery } from "../../routes/hrefs.ts";
import { useGiftPurchasePort } from "./port.ts";
import { Purchase } from "./Purchase.tsx";
import { PurchaseSkeleton } from "./PurchaseSkeleton.tsx";
import styles from "./gift-purchase.module.css";

/** Buying a gift card (spec §1, §7): /gift-cards/new. */
export function Page() {
  const t = useT();
  const source = useSource();
  const { user } = useAccount();
  const { Run, preload } = useGiftPurchasePort();
  const { step, firmId: asked } = readGiftCardPurchaseQuery(useSearchParams()[0]);
  const configs = useQuery({ ...getGiftCardConfigs(source), placeholderData: keepPreviousData });
  const profile = useQuery({ ...getProfile(source), enabled: user !== undefined, placeholderData: keepPreviousData });
  useEffect(preload, [preload]);
  const firmId = configs.data?.firms.find(({ id }) => id === asked)?.id;
  const own = user && profile.data && { name: displayName(profile.data), phone: profile.data.phone };
  return (
    <div className={styles.page}>
      <title>{t("gift.purchase.title")}</title>
      <meta name="robots" content="noindex" />
      {configs.data === undefined && configs.isError && (
        <Failed
          isPage
          title={t("gift.failed")}
          onRetry={() => void configs.refetch()}
          isRetrying={configs.isFetching}
        />
      )}
      {(profile.isLoading || (configs.data === undefined && !configs.isError)) && <PurchaseSkeleton step={step} />}
      {!profile.isLoading && configs.data !== undefined && (
        <Suspense fallback={<PurchaseSkeleton step={step} />}>
          <Run key={user?.id} step={step} firmId={firmId} own={own}>
            {(actor) => <Purchase actor={actor} configs={configs.data} />}
          </Run>
        </Suspense>
      )}
    </div>
  );
}
