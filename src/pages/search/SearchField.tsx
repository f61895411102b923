import { type SyntheticEvent, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { mostLetters, type SearchQuery } from "../../../domain/search-address.ts";
import { useT } from "../../i18n/react.tsx";
import { searchHref } from "../../routes/search-hrefs.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./SearchField.module.css";

/** One field for salons, services and masters. */
export function SearchField({ query }: { query: SearchQuery }) {
  const t = useT();
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(query.query ?? "");
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void navigate(searchHref({ ...query, query: typed.trim() || undefined, page: 1 }));
  };
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor={id} className={styles.icon}>
          <Icon name="search" />
        </label>
        <input
          id={id}
          type="search"
          className={styles.input}
          aria-label={t("search.field")}
          placeholder={t("search.field")}
          value={typed}
          maxLength={mostLetters}
          onChange={({ target }) => setTyped(target.value)}
          enterKeyHint="search"
          autoComplete="off"
        />
        <Button type="submit" className={styles.submit}>
          {t("search.submit")}
        </Button>
      </form>
    </search>
  );
}
