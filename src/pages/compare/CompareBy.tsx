import { Link } from "react-router-dom";
import type { CompareQuery } from "../../../domain/comparison.ts";
import type { Category, ComparedFirms } from "../../../domain/entities.ts";
import { useT } from "../../i18n/react.tsx";
import { compareHref } from "../../routes/compare-hrefs.ts";
import { chipClassName } from "../../ui/Chip.tsx";
import styles from "./compare.module.css";

type Props = { query: CompareQuery; by: ComparedFirms["by"]; categories: readonly Category[] };

/** What the salons can be compared by: that which they do all, or what is chosen of it. */
export function CompareBy({ query, by, categories }: Props) {
  const t = useT();
  const chosen = categories.find(({ urlName }) => urlName === query.category);
  const { firms } = query;
  const isAll = by === "everything";
  if (categories.length === 0 && isAll) return null;
  return (
    <nav className={styles.by} aria-label={t("compare.by")}>
      <ul>
        <Choice name={t("compare.all")} isOn={isAll} to={{ firms }} />
        {query.query !== undefined && by === "services" && (
          <Choice name={t("compare.words", { words: query.query })} isOn={chosen === undefined} to={query} />
        )}
        {categories.map(({ id, name, urlName }) => (
          <Choice
            key={id}
            name={name}
            isOn={chosen?.id === id && !query.subCategory}
            to={{ firms, category: urlName }}
          />
        ))}
      </ul>
      {chosen !== undefined && chosen.subCategories.length > 0 && (
        <ul>
          {chosen.subCategories.map(({ id, name, urlName }) => (
            <Choice
              key={id}
              name={name}
              isOn={query.subCategory === urlName}
              to={{ firms, category: chosen.urlName, subCategory: urlName }}
            />
          ))}
        </ul>
      )}
    </nav>
  );
}

function Choice({ name, isOn, to }: { name: string; isOn: boolean; to: Partial<CompareQuery> }) {
  return (
    <li>
      <Link
        to={compareHref(to)}
        className={chipClassName({ isAction: true })}
        aria-current={isOn ? "true" : undefined}
        preventScrollReset
      >
        {name}
      </Link>
    </li>
  );
}
