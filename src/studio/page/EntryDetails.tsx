import type { FromPage } from "../wire.ts";
import styles from "./StudioPage.module.css";

/** All that was told at a line of the log. */
export function EntryDetails({ entry: { told } }: { entry: FromPage }) {
  return (
    <section className={styles.details} aria-label="The chosen line">
      {told.kind === "moved" && (
        <ul aria-label="Branches taken">
          {told.transitions.map((transition) => (
            <li key={transition}>{transition}</li>
          ))}
        </ul>
      )}
      <pre>{JSON.stringify(told, null, 2)}</pre>
    </section>
  );
}
