import { classes } from "../../ui/classes.ts";
import type { Seen } from "../seen/seen.ts";
import { sequenceOf } from "../seen/sequence.ts";
import type { FromPage } from "../wire.ts";
import styles from "./Sequence.module.css";
import studio from "./StudioPage.module.css";

type Props = {
  seen: Seen;
  log: readonly FromPage[];
  looked: FromPage | undefined;
  onLook: (entry: FromPage | undefined) => void;
  onLog: () => void;
};

/** So many arrows are drawn, the latest. */
const mostArrows = 200;

/** The processes and the service as lifelines, and what went between them as arrows, from above to below. */
export function Sequence({ seen, log, looked, onLook, onLog }: Props) {
  const { lifelines, arrows } = sequenceOf(seen, log);
  const columns = { gridTemplateColumns: `repeat(${lifelines.length}, 9rem)` };
  return (
    <>
      <div className={studio.bar}>
        <h2>Sequence</h2>
        <button type="button" onClick={onLog}>
          Log
        </button>
      </div>
      <div className={styles.sequence}>
        <div className={classes(styles.row, styles.heads)} style={columns}>
          {lifelines.map((name, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two lifelines may be of one name
            <b key={index}>{name}</b>
          ))}
        </div>
        <ol aria-label="Sequence">
          {arrows.slice(-mostArrows).map(({ entry, from, to, words, isAnswer }) => (
            <li key={`${entry.page} ${entry.number}`} className={styles.row} style={columns}>
              <button
                type="button"
                className={classes(
                  styles.arrow,
                  isAnswer && styles.answer,
                  to < from && styles.leftward,
                  from === to && styles.own,
                  entry === looked && styles.looked,
                )}
                style={{ gridColumn: `${Math.min(from, to) + 1} / ${Math.max(from, to) + 2}` }}
                aria-label={`${lifelines[from]} to ${lifelines[to]}: ${words}`}
                aria-pressed={entry === looked}
                onClick={() => onLook(entry === looked ? undefined : entry)}
              >
                <span>{words}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
