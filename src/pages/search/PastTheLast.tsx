import { Link } from "react-router-dom";
import type { SearchQuery } from "../../../domain/search-address.ts";
import { useT } from "../../i18n/react.tsx";
import { searchHref } from "../../routes/search-hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { pagesOf } from "./asked.ts";
import styles from "./search.module.css";

/** That what was found ends before the page that is asked for, with the ways to where it is. */
export function PastTheLast({ query, total }: { query: SearchQuery; total: number }) {
  const t = useT();
  const last = pagesOf(total);
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{t("search.pages.past.title")}</p>
      <p>{t("search.pages.past.all", { count: last })}</p>
      <nav className={styles.pages} aria-label={t("search.pages.title")}>
        <Link to={searchHref({ ...query, page: 1 })} className={buttonClassName({ kind: last > 1 ? "plain" : "soft" })}>
          {t("search.pages.past.first")}
        </Link>
        {last > 1 && (
          <Link to={searchHref({ ...query, page: last })} className={buttonClassName({ kind: "soft" })}>
            {t("search.pages.past.last")}
          </Link>
        )}
      </nav>
    </div>
  );
}
