import { sendableIn } from "../seen/sendable.ts";
import type { SeenActor } from "../seen/seen.ts";
import styles from "./StudioPage.module.css";

type Props = { actor: SeenActor; isPast: boolean; onSend: (event: { type: string }) => void };

/** The events that the state takes, to see what happens; a guard may still say no. Nothing is sent out of the past. */
export function Send({ actor: { machine, state, status }, isPast, onSend }: Props) {
  const events = status === "active" && !isPast ? sendableIn(machine, state) : [];
  if (events.length === 0) return null;
  return (
    <section className={styles.send} aria-label="Send">
      <h3>Send</h3>
      {events.map(({ name, event }) => (
        <button key={name} type="button" title={JSON.stringify(event)} onClick={() => onSend(event)}>
          {name}
        </button>
      ))}
    </section>
  );
}
