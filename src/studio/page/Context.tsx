import type { Change } from "../redaction/redact.ts";
import styles from "./StudioPage.module.css";

type Props = { changes: readonly Change[]; context: unknown };

/** What the last step changed of what the process knows, and all of that. */
export function Context({ changes, context }: Props) {
  return (
    <section className={styles.context} aria-label="Context">
      <h3>Changed</h3>
      {changes.length === 0 && <p>Nothing.</p>}
      <dl>
        {changes.map(({ path, was, is }) => (
          <div key={path}>
            <dt>{path}</dt>
            <dd>
              <del>{wordsOf(was)}</del> <ins>{wordsOf(is)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>All that it knows</summary>
        <pre>{JSON.stringify(context, null, 2)}</pre>
      </details>
    </section>
  );
}

function wordsOf(value: unknown): string {
  return JSON.stringify(value) ?? "nothing";
}
