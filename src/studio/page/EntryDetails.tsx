import type { FromPage } from "../wire.ts";
import styles from "./StudioPage.module.css";

/** All that was observed at a line of the log. */
export function EntryDetails({ entry: { observation } }: { entry: FromPage }) {
  return (
    <section className={styles.details} aria-label="The chosen line">
      {observation.kind === "moved" && (
        <ul aria-label="Branches taken">
          {observation.transitions.map((transition) => (
            <li key={transition}>{transition}</li>
          ))}
        </ul>
      )}
      <pre>{JSON.stringify(observation, null, 2)}</pre>
    </section>
  );
}
