import { useRovingFocus } from "../../ui/use-roving-focus.ts";
import { wordsOf } from "../seen/entry-words.ts";
import { type Filter, noFilter } from "../seen/filter.ts";
import type { Seen } from "../seen/seen.ts";
import type { FromPage } from "../wire.ts";
import { Choice } from "./Choice.tsx";
import { LogLine } from "./LogLine.tsx";
import styles from "./StudioPage.module.css";

export type LogProps = {
  seen: Seen;
  /** What the filter lets through, the oldest first. */
  log: readonly FromPage[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
  looked: FromPage | undefined;
  onLook: (entry: FromPage | undefined) => void;
  onSequence: () => void;
};

/** So many lines are drawn: who looks for older ones filters. */
const mostLines = 400;

/** What happened, the latest first, by whom, what and any words. */
export function Log({ seen, log, filter, onFilter, looked, onLook, onSequence }: LogProps) {
  const lines = log.slice(-mostLines).toReversed();
  const roving = useRovingFocus(lines.map(lineKey), looked && lineKey(looked));
  const kinds = [...new Set(seen.log.map((entry) => wordsOf(entry).kind))].toSorted();
  const subjects = [...new Set(seen.log.map((entry) => wordsOf(entry).subject))].toSorted();
  return (
    <>
      <div className={styles.bar}>
        <h2>Log</h2>
        <button type="button" onClick={onSequence}>
          Sequence
        </button>
      </div>
      <div className={styles.filters}>
        <Choice name="Process" value={filter.actor} onChange={(actor) => onFilter({ ...filter, actor })}>
          {seen.actors.map(({ key, machine, page }) => (
            <option key={key} value={key}>
              {machine}, tab {seen.pages.indexOf(page) + 1}
            </option>
          ))}
        </Choice>
        <Choice name="Kind" value={filter.kind} onChange={(kind) => onFilter({ ...filter, kind })}>
          {kinds.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </Choice>
        <Choice name="State or event" value={filter.subject} onChange={(subject) => onFilter({ ...filter, subject })}>
          {subjects.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </Choice>
        <label>
          Text
          <input
            type="search"
            value={filter.text}
            onChange={({ target }) => onFilter({ ...filter, text: target.value })}
          />
        </label>
        {filter !== noFilter && (
          <button type="button" onClick={() => onFilter(noFilter)}>
            Show all
          </button>
        )}
      </div>
      {lines.length === 0 && <p>No line is like that.</p>}
      <ol className={styles.log} aria-label="Log" {...roving.group}>
        {lines.map((entry) => (
          <LogLine
            key={lineKey(entry)}
            entry={entry}
            tab={seen.pages.indexOf(entry.page) + 1}
            isLooked={entry === looked}
            item={roving.item(lineKey(entry))}
            onLook={onLook}
          />
        ))}
      </ol>
    </>
  );
}

function lineKey({ page, number }: FromPage): string {
  return `${page} ${number}`;
}
