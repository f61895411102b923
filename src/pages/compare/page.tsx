import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { type CompareQuery, mostCompared } from "../../../domain/comparison.ts";
import { useAccount } from "../../blocks/account.ts";
import { CompareBar } from "../../blocks/CompareBar.tsx";
import { useEnvironment } from "../../blocks/environment.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { pageHead } from "../../blocks/page-head.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { getCategories } from "../../queries/catalogue.ts";
import { getComparedFirms } from "../../queries/search.ts";
import { useSource } from "../../queries/source.ts";
import { compareHref, readCompareQuery } from "../../routes/compare-hrefs.ts";
import { searchHref } from "../../routes/search-hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { DocumentHead } from "../../ui/DocumentHead.tsx";
import { Nothing } from "../../ui/Nothing.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { BusySkeleton } from "../../ui/Skeleton.tsx";
import { CompareBy } from "./CompareBy.tsx";
import { Comparison } from "./Comparison.tsx";
import styles from "./compare.module.css";

export { prepare } from "./prepare.ts";

/** Up to three salons side by side. Which they are, and by which services, stands in the address. */
export function Page() {
  const t = useT();
  const language = useLanguage();
  const { origin } = useEnvironment();
  const query = readCompareQuery(useSearchParams()[0]);
  const head = pageHead({
    origin,
    path: compareHref(query),
    language,
    title: t("compare.pageTitle"),
    description: t("compare.description"),
  });
  return (
    <div className={styles.page}>
      <DocumentHead {...head} />
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        <h1>{t("compare.heading")}</h1>
        <Wanted query={query} />
      </header>
      {query.firms.length > 0 ? <Compared query={query} /> : <NothingPinned />}
    </div>
  );
}

function Compared({ query }: { query: CompareQuery }) {
  const t = useT();
  const { pinned, pin } = useAccount();
  const compared = useQuery({ ...getComparedFirms(useSource(), query), placeholderData: keepPreviousData });
  if (compared.data === undefined) {
    if (!compared.isError) return <BusySkeleton height="24rem" radius="1.5rem" />;
    return (
      <Failed title={t("compare.failed")} onRetry={() => void compared.refetch()} isRetrying={compared.isFetching} />
    );
  }
  const firms = compared.data.firms.filter(({ firm }) => query.firms.includes(firm.id));
  const ids = firms.map(({ firm }) => firm.id);
  const addTo = searchHref({ query: query.query, category: query.category, subCategory: query.subCategory });
  return (
    <>
      {!compared.isPlaceholderData && firms.length < query.firms.length && (
        <Notice tone="honey">{t("compare.gone")}</Notice>
      )}
      <CompareBy query={query} by={compared.data.by} categories={compared.data.categories} />
      {firms.length > 0 && <Comparison firms={firms} by={compared.data.by} query={query} />}
      {firms.length < mostCompared && (
        <IntentLink
          to={addTo}
          className={buttonClassName({ kind: "soft" })}
          onClick={() => pin([...new Set([...ids, ...pinned])].slice(0, mostCompared))}
        >
          {t("compare.add")}
        </IntentLink>
      )}
    </>
  );
}

function NothingPinned() {
  const t = useT();
  return (
    <Nothing title={t("compare.emptyTitle")} hint={t("compare.empty")}>
      <IntentLink to={searchHref({})} className={buttonClassName({ kind: "soft" })}>
        {t("compare.find")}
      </IntentLink>
      <CompareBar compareHref={(firms) => compareHref({ firms: [...firms] })} />
    </Nothing>
  );
}

/** By what they are compared, in words; nothing where that is everything. */
function Wanted({ query }: { query: CompareQuery }) {
  const t = useT();
  const source = useSource();
  const { data: categories = [] } = useQuery(getCategories(source));
  const { data: compared } = useQuery({ ...getComparedFirms(source, query), enabled: query.firms.length > 0 });
  if (compared === undefined || compared.by === "everything") return null;
  const chosen = categories.find(({ urlName }) => urlName === query.category);
  const within = chosen?.subCategories.find(({ urlName }) => urlName === query.subCategory);
  const words = query.query === undefined ? undefined : t("compare.words", { words: query.query });
  const what = [within?.name ?? chosen?.name, words].filter(Boolean).join(", ");
  return <p>{t("compare.for", { what })}</p>;
}
