import { Link } from "react-router-dom";
import type { SearchQuery } from "../../../domain/search-address.ts";
import { useT } from "../../i18n/react.tsx";
import { searchHref } from "../../routes/search-hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { pagesOf } from "./asked.ts";
import styles from "./search.module.css";

/** The ways to the pages before and after this one; nothing where there is one page. */
export function Pages({ query, total }: { query: SearchQuery; total: number }) {
  const t = useT();
  const { page = 1 } = query;
  const pages = pagesOf(total);
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={t("search.pages.title")}>
      {page > 1 && (
        <Link to={searchHref({ ...query, page: page - 1 })} rel="prev" className={buttonClassName({ kind: "plain" })}>
          {t("search.pages.previous")}
        </Link>
      )}
      <span>{t("search.pages.of", { page, pages })}</span>
      {page < pages && (
        <Link to={searchHref({ ...query, page: page + 1 })} rel="next" className={buttonClassName({ kind: "soft" })}>
          {t("search.pages.next")}
        </Link>
      )}
    </nav>
  );
}
