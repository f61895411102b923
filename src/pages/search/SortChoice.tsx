import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useNavigate } from "react-router-dom";
import { type SearchQuery, type SearchSort } from "../../../domain/search-address.ts";
import { useT } from "../../i18n/react.tsx";
import { getSortOptions } from "../../queries/search.ts";
import { useSource } from "../../queries/source.ts";
import { searchHref } from "../../routes/search-hrefs.ts";
import styles from "./search.module.css";

/** The order of what is found. */
export function SortChoice({ query }: { query: SearchQuery }) {
  const t = useT();
  const navigate = useNavigate();
  const id = useId();
  const { data: options = [] } = useQuery(getSortOptions(useSource()));
  const [first] = options;
  if (first === undefined) return null;
  const choose = (key: SearchSort | undefined) =>
    void navigate(searchHref({ ...query, sort: key === first.key ? undefined : key, page: 1 }));
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{t("search.sort")}</label>
      <select
        id={id}
        aria-label={t("search.sort")}
        value={query.sort ?? first.key}
        onChange={({ target }) => choose(options.find(({ key }) => key === target.value)?.key)}
      >
        {options.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
