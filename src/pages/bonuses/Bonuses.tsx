import { useInfiniteQuery } from "@tanstack/react-query";
import type { Cashbacks } from "../../../domain/entities.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useNewOnes } from "../../blocks/use-new-ones.ts";
import { formatMoney } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { getCashbacks } from "../../queries/payments.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { Nothing } from "../../ui/Nothing.tsx";
import { Button, buttonClassName } from "../../ui/Button.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { Entries } from "./Entries.tsx";
import { Promised } from "./Promised.tsx";
import styles from "./bonuses.module.css";

const none = { amount: 0, currency: "KZT" };

/** The balance, what is to come, and what happened; and what stands for them while they are not there. */
export function Bonuses() {
  const t = useT();
  const pages = useInfiniteQuery(getCashbacks(useSource()));
  const { data, isError, isFetching, hasNextPage } = pages;
  const [first] = data?.pages ?? [];
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const { list, goToNew } = useNewOnes(entries.length);
  const showMore = () => {
    goToNew();
    void pages.fetchNextPage();
  };
  const retry = () => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch());
  return (
    <div className={styles.parts} aria-busy={first === undefined && !isError}>
      {first === undefined && !isError && <BonusesSkeleton />}
      {first && <Balance balances={first.balances} />}
      {first && first.promised.length > 0 && <Promised promised={first.promised} />}
      {entries.length > 0 && <Entries entries={entries} list={list} />}
      {first?.promised.length === 0 && entries.length === 0 && <Empty />}
      {isError && <Failed title={t("bonuses.failed")} onRetry={retry} isRetrying={isFetching} />}
      {hasNextPage && !isError && (
        <Button kind="soft" className={styles.more} isBusy={isFetching} onClick={showMore}>
          {t("bonuses.more")}
        </Button>
      )}
    </div>
  );
}

function Balance({ balances }: Pick<Cashbacks, "balances">) {
  const t = useT();
  const language = useLanguage();
  return (
    <Panel isLow aria-labelledby="balance">
      <h2 id="balance">{t("bonuses.balance")}</h2>
      {(balances.length === 0 ? [none] : balances).map((balance) => (
        <p key={balance.currency} className={styles.amount}>
          {formatMoney(balance, language)}
        </p>
      ))}
      <p className={styles.quiet}>{t("bonuses.how")}</p>
    </Panel>
  );
}

function Empty() {
  const t = useT();
  return (
    <Nothing title={t("bonuses.empty")} hint={t("bonuses.emptyHint")}>
      <IntentLink to={hrefs.home()} className={buttonClassName({ kind: "soft" })}>
        {t("bonuses.findFirm")}
      </IntentLink>
    </Nothing>
  );
}

function BonusesSkeleton() {
  const t = useT();
  return (
    <>
      <VisuallyHidden>{t("bonuses.loading")}</VisuallyHidden>
      <Skeleton height="9rem" radius="var(--radius-l)" />
      <Skeleton height="14rem" radius="var(--radius-l)" />
    </>
  );
}
