import type { HistoryQuery } from "../../../domain/page-queries.ts";
import type { Reservation } from "../../../domain/entities.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useNewOnes } from "../../blocks/use-new-ones.ts";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Nothing } from "../../ui/Nothing.tsx";
import { Button, buttonClassName } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./history.module.css";
import { Visit } from "./Visit.tsx";

/** Visits that are read page by page. */
export type VisitList = {
  /** Undefined until some are there. */
  visits: readonly Reservation[] | undefined;
  isFailed: boolean;
  isFetching: boolean;
  retry: () => void;
  hasMore: boolean;
  showMore: () => void;
};

/** The cards of visits; and what stands for them while they are on their way, could not be read, or are none. */
export function Visits({ query, read }: { query: HistoryQuery; read: VisitList }) {
  const t = useT();
  const { visits, isFailed, isFetching, hasMore } = read;
  const { list, goToNew } = useNewOnes(visits?.length ?? 0);
  const showMore = () => {
    goToNew();
    read.showMore();
  };
  return (
    <div className={styles.visits} aria-busy={visits === undefined && !isFailed}>
      {visits === undefined && !isFailed && <VisitsSkeleton />}
      {visits?.length === 0 && !isFailed && !hasMore && <Empty query={query} />}
      {visits !== undefined && visits.length > 0 && (
        <ul ref={list} className={styles.list}>
          {visits.map((visit, index) => (
            <li key={visit.id} tabIndex={-1}>
              <Visit reservation={visit} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {isFailed && <Failed title={t("history.failed")} onRetry={read.retry} isRetrying={isFetching} />}
      {hasMore && visits !== undefined && !isFailed && (
        <Button kind="soft" className={styles.more} isBusy={isFetching} onClick={showMore}>
          {t("history.more")}
        </Button>
      )}
    </div>
  );
}

function Empty({ query: { isPast, firmId } }: { query: HistoryQuery }) {
  const t = useT();
  const isOfFirm = isPast && firmId !== undefined;
  return (
    <Nothing
      title={t(isPast ? "history.noPast" : "history.noFuture")}
      hint={t(isPast ? "history.noPastHint" : "history.noFutureHint")}
    >
      <IntentLink
        to={isOfFirm ? hrefs.reservationHistory({ isPast }) : hrefs.home()}
        className={buttonClassName({ kind: "soft" })}
      >
        {t(isOfFirm ? "history.allFirms" : "history.findFirm")}
      </IntentLink>
    </Nothing>
  );
}

function VisitsSkeleton() {
  const t = useT();
  return (
    <>
      <VisuallyHidden>{t("history.loading")}</VisuallyHidden>
      <Skeleton height="16rem" radius="var(--radius-l)" />
      <Skeleton height="16rem" radius="var(--radius-l)" />
    </>
  );
}
