import type { FromPage } from "../wire.ts";
import styles from "./StudioPage.module.css";

type Props = {
  /** What is gone through. */
  log: readonly FromPage[];
  looked: FromPage | undefined;
  onLook: (entry: FromPage | undefined) => void;
  machine: string;
  state: string;
  onExport: () => void;
};

/** Where the process stands, now or as it was: going back looks, and repeats nothing. */
export function Travel({ log, looked, onLook, machine, state, onExport }: Props) {
  const at = looked === undefined ? log.length : log.indexOf(looked);
  return (
    <div className={styles.travel}>
      <h2>
        {machine} <span aria-live="polite">{state}</span>
      </h2>
      <button type="button" disabled={at <= 0} onClick={() => onLook(log[at - 1])}>
        Earlier
      </button>
      <button type="button" disabled={looked === undefined || at >= log.length - 1} onClick={() => onLook(log[at + 1])}>
        Later
      </button>
      <button type="button" aria-pressed={looked === undefined} onClick={() => onLook(undefined)}>
        {looked === undefined ? "Live" : "Back to live"}
      </button>
      <button type="button" onClick={onExport}>
        Export
      </button>
    </div>
  );
}
