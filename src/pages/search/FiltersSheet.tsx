import { useState } from "react";
import type { SearchQuery } from "../../../domain/search-address.ts";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Filters } from "./Filters.tsx";
import styles from "./search.module.css";
import type { Options } from "./use-search.ts";

type Props = {
  query: SearchQuery;
  options: Options;
  /** How many conditions there are. */
  chosen: number;
  /** How many firms meet them; undefined while that is on its way. */
  total: number | undefined;
};

/** The filters on a phone: a sheet that says what they leave. */
export function FiltersSheet({ query, options, chosen, total }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="soft" className={styles.openFilters} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {chosen > 0 ? t("search.filters.chosen", { number: chosen }) : t("search.filters.open")}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={t("search.filters.title")}
        closeLabel={t("app.close")}
        footer={
          <Button isWide onClick={close} isBusy={total === undefined}>
            {t("search.filters.show", { count: total ?? 0 })}
          </Button>
        }
      >
        <Filters query={query} options={options} />
      </Sheet>
    </>
  );
}
