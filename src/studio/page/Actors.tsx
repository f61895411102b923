import type { SeenActor } from "../seen/seen.ts";
import styles from "./StudioPage.module.css";

type Props = { actors: readonly SeenActor[]; chosen: string; onChoose: (key: string) => void };

/** The machine of a path and those that it has invoked, with where each stands: one of them is drawn. */
export function Actors({ actors, chosen, onChoose }: Props) {
  return (
    <div className={styles.travel} role="group" aria-label="Processes">
      {actors.map(({ key, machine, state, status }) => (
        <button key={key} type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
          {machine} {state}
          {status !== "active" && `, ${status}`}
        </button>
      ))}
    </div>
  );
}
