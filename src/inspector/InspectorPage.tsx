import { useEffect, useReducer } from "react";
import { hearInspectorChannel } from "../browser/inspector-channel.ts";
import styles from "./InspectorPage.module.css";
import { nothingSeen, see } from "./seen.ts";

/** For developers: the processes of every tab that was opened with `?inspect`, where each stands, and what it was sent. */
export function InspectorPage() {
  const [{ actors, events }, hear] = useReducer(see, nothingSeen);
  useEffect(() => hearInspectorChannel(hear), []);
  return (
    <main className={styles.page}>
      <h1>Processes</h1>
      {actors.length === 0 && <p>None yet: open a page of the app with ?inspect in its address.</p>}
      <ul className={styles.list} aria-label="Processes">
        {actors.map(({ id, name, state, status }) => (
          <li key={id}>
            <b>{name}</b> {state} <small>{status}</small>
          </li>
        ))}
      </ul>
      <h2>Events</h2>
      <ol className={styles.list} aria-label="Events">
        {events.map(({ actor, type, at, content }, index) => (
          <li key={events.length - index}>
            <time>{new Date(at).toISOString().slice(11, 23)}</time> <b>{actor}</b> {type} <code>{content}</code>
          </li>
        ))}
      </ol>
    </main>
  );
}
