import { useState } from "react";
import type { Filter } from "../seen/filter.ts";
import type { Seen } from "../seen/seen.ts";
import type { FromPage } from "../wire.ts";
import { EntryDetails } from "./EntryDetails.tsx";
import { Log } from "./Log.tsx";
import { Sequence } from "./Sequence.tsx";
import styles from "./StudioPage.module.css";

type Props = {
  seen: Seen;
  /** What the filter lets through, the oldest first. */
  log: readonly FromPage[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
  looked: FromPage | undefined;
  onLook: (entry: FromPage | undefined) => void;
};

/** The log, or who said what to whom, and all that the line that is looked at holds. */
export function WhatHappened({ seen, log, filter, onFilter, looked, onLook }: Props) {
  const [isSequence, setIsSequence] = useState(false);
  return (
    <section className={styles.side} aria-label="What happened">
      {isSequence ? (
        <Sequence seen={seen} log={log} looked={looked} onLook={onLook} onLog={() => setIsSequence(false)} />
      ) : (
        <Log
          seen={seen}
          log={log}
          filter={filter}
          onFilter={onFilter}
          looked={looked}
          onLook={onLook}
          onSequence={() => setIsSequence(true)}
        />
      )}
      {looked && <EntryDetails entry={looked} />}
    </section>
  );
}
