import { Link } from "react-router-dom";
import type { SearchQuery } from "../../../domain/search-address.ts";
import { useT } from "../../i18n/react.tsx";
import { searchHref } from "../../routes/search-hrefs.ts";
import { chipClassName } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { ChosenCondition } from "./chosen.ts";
import styles from "./search.module.css";

type Props = {
  conditions: readonly ChosenCondition[];
  query: SearchQuery;
  /** A condition was dropped, and the link with it. */
  onDrop: () => void;
};

/** What is asked for beside the words, which stand in their field: each is dropped by one press. */
export function Chosen({ conditions, query, onDrop }: Props) {
  const t = useT();
  const chosen = conditions.filter(({ condition }) => condition !== "query");
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t("search.chosen.title")}>
      {chosen.map(({ condition, name, without }) => (
        <li key={condition}>
          <Link
            onClick={onDrop}
            to={searchHref(without)}
            className={chipClassName({ tone: "act", isAction: true })}
            aria-label={t("search.chosen.drop", { name })}
          >
            {name}
            <Icon name="close" />
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link onClick={onDrop} to={searchHref({ city: query.city, query: query.query })} className={styles.reset}>
            {t("search.chosen.reset")}
          </Link>
        </li>
      )}
    </ul>
  );
}
