import { classes } from "../ui/classes.ts";
import styles from "./PersonMark.module.css";

const tones = [styles.primary, styles.jade, styles.honey, styles.brick];

/** One of several people who come: their number, in a colour of their own. Words say beside it who is meant. */
export function PersonMark({ person }: { person: number }) {
  return (
    <span className={classes(styles.mark, tones[(person - 1) % tones.length])} aria-hidden="true">
      {person}
    </span>
  );
}
