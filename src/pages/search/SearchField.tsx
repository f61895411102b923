import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { pagePaths } from "../../../domain/addresses.ts";
import { mostLetters, type SearchQuery, wordsKey } from "../../../domain/search-address.ts";
import { useKept } from "../../blocks/kept.ts";
import { typeset } from "../../format/typeset.ts";
import { useT } from "../../i18n/react.tsx";
import { isTypingEntry } from "../../routes/hrefs.ts";
import { searchHref } from "../../routes/search-hrefs.ts";
import { Button } from "../../ui/Button.tsx";
import { classes } from "../../ui/classes.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./SearchField.module.css";
import { type Suggested, useSuggested } from "./use-suggested.ts";

const none = -1;

/** One field for salons, services and masters, with what may be meant below it (WAI-ARIA, combobox with a list). */
export function SearchField({ query }: { query: SearchQuery }) {
  const t = useT();
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(query.query ?? "");
  const { recentSearches } = useKept();
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [current, setCurrent] = useState(none);
  const field = useRef<HTMLInputElement>(null);
  // What was typed into the server's page, before the scripts were there, stands in the field alone.
  useLayoutEffect(() => {
    if (field.current === null || field.current.value === field.current.defaultValue) return;
    setTyped(field.current.value);
    setOpen(field.current.matches(":focus"));
  }, []);
  const navigation = useNavigationType();
  const isToType = isTypingEntry(useLocation().state) && navigation !== "POP";
  useEffect(() => {
    if (isToType) field.current?.focus();
  }, [isToType]);
  const suggested = useSuggested(query, { typed, recent, isUsed: isOpen });
  const isShown = isOpen && suggested.length > 0;
  const close = () => {
    setOpen(false);
    setCurrent(none);
  };
  const open = () => {
    setRecent(recentSearches.read());
    setOpen(true);
  };
  const forget = () => {
    recentSearches.forget();
    setRecent([]);
    setCurrent(none);
  };
  const choose = ({ words, to }: Suggested) => {
    if (to === undefined) return forget();
    if (words !== undefined) recentSearches.keep(words);
    close();
    void navigate(to);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const words = typed.trim() || undefined;
    choose(suggested[current] ?? { name: typed, words, to: searchHref({ ...query, query: words, page: 1 }) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isShown) close();
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      open();
      setCurrent(nextOf(current, event.key === "ArrowDown" ? 1 : -1, suggested.length));
    } else return;
    event.preventDefault();
  };
  return (
    <search>
      <form className={styles.form} action={pagePaths.search} onSubmit={submit}>
        {/* The browser sends the form by itself while the scripts are not there. */}
        {conditionsOf(query).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor={id} className={styles.icon}>
          <Icon name="search" />
        </label>
        <input
          ref={field}
          id={id}
          type="text"
          name={wordsKey}
          role="combobox"
          className={styles.input}
          aria-label={t("search.field")}
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && current !== none ? `${id}-${current}` : undefined}
          placeholder={t("search.field")}
          value={typed}
          maxLength={mostLetters}
          onChange={({ target }) => {
            setTyped(target.value);
            open();
            setCurrent(none);
          }}
          onClick={open}
          onBlur={close}
          onKeyDown={onKeyDown}
          enterKeyHint="search"
          autoComplete="off"
        />
        <Button type="submit" className={styles.submit} aria-label={t("search.submit")}>
          <Icon name="search" />
          <span className={styles.submitWord}>{t("search.submit")}</span>
        </Button>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t("search.suggested")}
          className={styles.list}
          hidden={!isShown}
        >
          {suggested.map((one, index) => (
            // The field keeps the focus: what is pressed is chosen before it would lose it.
            <button
              type="button"
              key={one.to ?? "forget"}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              className={classes(styles.option, one.to === undefined && styles.forget)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
            >
              <span>{typeset(one.name)}</span>
              {one.note && <small>{typeset(one.note)}</small>}
            </button>
          ))}
        </div>
      </form>
    </search>
  );
}

/** What is asked for beside the words, as the address has it. */
function conditionsOf(query: SearchQuery): [name: string, value: string][] {
  const [, conditions] = searchHref({ ...query, query: undefined, page: 1 }).split("?");
  return [...new URLSearchParams(conditions)];
}

/** The next of so many options, round and round; {@link none} of them between the last and the first. */
function nextOf(current: number, step: 1 | -1, count: number): number {
  return ((current + 1 + step + count + 1) % (count + 1)) - 1;
}
