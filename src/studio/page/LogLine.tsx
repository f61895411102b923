import { classes } from "../../ui/classes.ts";
import type { RovingItem } from "../../ui/use-roving-focus.ts";
import { wordsOf } from "../seen/entry-words.ts";
import type { FromPage } from "../wire.ts";
import styles from "./StudioPage.module.css";

type Props = {
  entry: FromPage;
  tab: number;
  isLooked: boolean;
  item: RovingItem;
  onLook: (entry: FromPage | undefined) => void;
};

/** One line of the log; pressed, it shows everything as it was then, and pressed again as it is. */
export function LogLine({ entry, tab, isLooked, item, onLook }: Props) {
  const { kind, subject, words } = wordsOf(entry);
  return (
    <li>
      <button
        type="button"
        {...item}
        className={classes(styles.line, isLooked && styles.chosen)}
        aria-pressed={isLooked}
        data-kind={kind}
        onClick={() => onLook(isLooked ? undefined : entry)}
      >
        <time>{new Date(entry.at).toISOString().slice(11, 23)}</time>
        <small>tab {tab}</small>
        <i>{kind}</i>
        <b>{subject}</b>
        <span>{words}</span>
      </button>
    </li>
  );
}
