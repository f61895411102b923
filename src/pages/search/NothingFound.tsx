import { Link } from "react-router-dom";
import type { SearchQuery } from "../../../domain/search-address.ts";
import { useT } from "../../i18n/react.tsx";
import { searchHref } from "../../routes/search-hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import type { ChosenCondition } from "./chosen.ts";
import styles from "./search.module.css";
import type { Options } from "./use-search.ts";

type Props = {
  query: SearchQuery;
  conditions: readonly ChosenCondition[];
  options: Options["options"];
  /** A condition was dropped, and the link with it. */
  onDrop: () => void;
};

/** That nothing meets all that is asked for, and which condition to drop for how much, or which city has it. */
export function NothingFound({ query, conditions, options, onDrop }: Props) {
  const t = useT();
  const helpful = (options?.without ?? []).flatMap(({ condition, count }) => {
    const chosen = conditions.find((one) => one.condition === condition);
    return chosen && count > 0 ? [{ ...chosen, count }] : [];
  });
  const elsewhere = options?.elsewhere ?? [];
  const hint = elsewhere.length > 0 ? "elsewhere" : helpful.length > 0 ? "hint" : "none";
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{t("search.empty.title")}</p>
      <p>{t(`search.empty.${hint}`)}</p>
      {elsewhere.map(({ name, urlName, count }) => (
        <Link
          key={urlName}
          onClick={onDrop}
          to={searchHref({ city: urlName, query: query.query })}
          className={buttonClassName({ kind: "soft" })}
        >
          {t("search.empty.inCity", { city: name, count })}
        </Link>
      ))}
      {helpful.map(({ condition, name, without, count }) => (
        <Link key={condition} onClick={onDrop} to={searchHref(without)} className={buttonClassName({ kind: "soft" })}>
          {t("search.empty.drop", { name, count })}
        </Link>
      ))}
      <Link onClick={onDrop} to={searchHref({ city: query.city })} className={buttonClassName({ kind: "plain" })}>
        {t("search.chosen.reset")}
      </Link>
    </div>
  );
}
