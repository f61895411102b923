import { useInfiniteQuery } from "@tanstack/react-query";
import { Failed } from "../../blocks/Failed.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useNewOnes } from "../../blocks/use-new-ones.ts";
import { useT } from "../../i18n/react.tsx";
import { getPaymentHistory } from "../../queries/payments.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { Nothing } from "../../ui/Nothing.tsx";
import { Button, buttonClassName } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { Record } from "./Record.tsx";
import styles from "./payments.module.css";

/** The payments, page by page; and what stands for them while they are on their way, could not be read, or are none. */
export function PaymentList() {
  const t = useT();
  const pages = useInfiniteQuery(getPaymentHistory(useSource()));
  const { isError, isFetching, hasNextPage } = pages;
  const records = pages.data?.pages.flatMap(({ payments }) => payments);
  const { list, goToNew } = useNewOnes(records?.length ?? 0);
  const showMore = () => {
    goToNew();
    void pages.fetchNextPage();
  };
  const retry = () => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch());
  return (
    <div className={styles.records} aria-busy={records === undefined && !isError}>
      {records === undefined && !isError && <RecordsSkeleton />}
      {records?.length === 0 && !isError && <Empty />}
      {records !== undefined && records.length > 0 && (
        <ul ref={list} className={styles.list}>
          {records.map((record) => (
            <li key={record.payment.id} tabIndex={-1}>
              <Record record={record} />
            </li>
          ))}
        </ul>
      )}
      {isError && <Failed title={t("payments.failed")} onRetry={retry} isRetrying={isFetching} />}
      {hasNextPage && !isError && (
        <Button kind="soft" className={styles.more} isBusy={isFetching} onClick={showMore}>
          {t("payments.more")}
        </Button>
      )}
    </div>
  );
}

function Empty() {
  const t = useT();
  return (
    <Nothing title={t("payments.empty")} hint={t("payments.emptyHint")}>
      <IntentLink to={hrefs.home()} className={buttonClassName({ kind: "soft" })}>
        {t("payments.findFirm")}
      </IntentLink>
    </Nothing>
  );
}

function RecordsSkeleton() {
  const t = useT();
  return (
    <>
      <VisuallyHidden>{t("payments.loading")}</VisuallyHidden>
      <Skeleton height="11rem" radius="var(--radius-l)" />
      <Skeleton height="11rem" radius="var(--radius-l)" />
    </>
  );
}
