import { Link } from "react-router-dom";
import type { SearchQuery } from "../../../domain/search-address.ts";
import { useT } from "../../i18n/react.tsx";
import { searchHref } from "../../routes/search-hrefs.ts";
import { chipClassName } from "../../ui/Chip.tsx";
import styles from "./Filters.module.css";

type Props = {
  name: string;
  /** How many firms it leaves. */
  count?: number;
  isOn: boolean;
  /** The search with it, or without it where it is on. */
  to: SearchQuery;
  onPress?: () => void;
};

/** A condition as a link, so that what is found can be shared and gone back from. */
export function OptionLink({ name, count, isOn, to, onPress }: Props) {
  const t = useT();
  return (
    <Link
      to={searchHref({ ...to, page: 1 })}
      className={chipClassName({ isAction: true })}
      aria-current={isOn ? "true" : undefined}
      aria-label={count === undefined ? undefined : t("search.filters.option", { name, count })}
      onClick={onPress}
    >
      {name}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
