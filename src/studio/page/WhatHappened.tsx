import { useState } from "react";
import { EntryDetails } from "./EntryDetails.tsx";
import { Log, type LogProps } from "./Log.tsx";
import { Sequence } from "./Sequence.tsx";
import styles from "./StudioPage.module.css";

/** The log, or who said what to whom, and all that the line that is looked at holds. */
export function WhatHappened(shown: Omit<LogProps, "onSequence">) {
  const [isSequence, setIsSequence] = useState(false);
  const { seen, log, looked, onLook } = shown;
  return (
    <section className={styles.side} aria-label="What happened">
      {isSequence ? (
        <Sequence seen={seen} log={log} looked={looked} onLook={onLook} onLog={() => setIsSequence(false)} />
      ) : (
        <Log {...shown} onSequence={() => setIsSequence(true)} />
      )}
      {looked && <EntryDetails entry={looked} />}
    </section>
  );
}
