import { classes } from "../../ui/classes.ts";
import type { Seen, SeenActor } from "../seen/seen.ts";
import styles from "./StudioPage.module.css";

type Props = { seen: Seen; chosen: string; onChoose: (key: string) => void };

/** The running processes of each tab, those that others invoke below them; what is over stands apart. */
export function Processes({ seen: { actors, pages, devices }, chosen, onChoose }: Props) {
  const over = actors.filter(({ status }) => status !== "active");
  const one = (actor: SeenActor, depth: number) => (
    <li key={actor.key} style={{ paddingInlineStart: `${depth * 0.75}rem` }}>
      <button
        type="button"
        className={classes(styles.process, actor.key === chosen && styles.chosen)}
        aria-current={actor.key === chosen || undefined}
        onClick={() => onChoose(actor.key)}
      >
        <b>{actor.machine}</b>
        <span>{actor.state}</span>
        {actor.status !== "active" && <small>{actor.status}</small>}
      </button>
    </li>
  );
  return (
    <nav className={styles.processes} aria-label="Processes">
      {pages.map((page, index) => {
        const running = actors.filter((actor) => actor.page === page && actor.status === "active");
        return (
          running.length > 0 && (
            <section key={page}>
              <h2>
                Tab {index + 1}
                {page in devices && `, another device: ${devices[page]?.device}`}
              </h2>
              <ul>{running.map((actor) => one(actor, depthOf(actor, running)))}</ul>
            </section>
          )
        );
      })}
      {over.length > 0 && (
        <details>
          <summary>Over: {over.length}</summary>
          <ul>{over.toReversed().map((actor) => one(actor, 0))}</ul>
        </details>
      )}
    </nav>
  );
}

function depthOf({ parent }: SeenActor, actors: readonly SeenActor[]): number {
  const invoking = actors.find(({ actor }) => actor === parent);
  return invoking === undefined ? 0 : depthOf(invoking, actors) + 1;
}
