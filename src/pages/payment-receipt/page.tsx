import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { useAccount } from "../../blocks/account.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { getPaymentRecord } from "../../queries/payments.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { Receipt } from "./Receipt.tsx";
import styles from "./receipt.module.css";

/** That something was paid, to be kept or printed. */
export function Page() {
  const t = useT();
  const { paymentId = "" } = useParams();
  const { user } = useAccount();
  return (
    <div className={styles.page}>
      <meta name="robots" content="noindex" />
      {user === undefined ? (
        <>
          <title>{t("receipt.title")}</title>
          <h1>{t("receipt.heading")}</h1>
          <IntentLink to={hrefs.signIn("password", hrefs.paymentReceipt(paymentId))} className={buttonClassName()}>
            {t("app.signIn")}
          </IntentLink>
        </>
      ) : (
        <Read paymentId={paymentId} />
      )}
    </div>
  );
}

function Read({ paymentId }: { paymentId: string }) {
  const t = useT();
  const { data, isError, isFetching, refetch } = useQuery(getPaymentRecord(useSource(), paymentId));
  if (data?.receipt) return <Receipt record={data} receipt={data.receipt} />;
  return (
    <>
      <title>{t("receipt.title")}</title>
      <h1>{t("receipt.heading")}</h1>
      {data && (
        <Notice tone="plain" title={t("receipt.none")} action={<ToAll />}>
          {t("receipt.noneText")}
        </Notice>
      )}
      {isError && <Failed title={t("receipt.failed")} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data === undefined && !isError && (
        <div aria-busy="true">
          <VisuallyHidden>{t("receipt.loading")}</VisuallyHidden>
          <Skeleton height="30rem" radius="var(--radius-l)" />
        </div>
      )}
    </>
  );
}

function ToAll() {
  const t = useT();
  return (
    <IntentLink to={hrefs.payments()} className={buttonClassName({ kind: "soft" })}>
      {t("receipt.all")}
    </IntentLink>
  );
}
