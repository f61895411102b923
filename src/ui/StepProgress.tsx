import { classes } from "./classes.ts";
import styles from "./StepProgress.module.css";

/** How many of so many steps are behind or under way. Silent: the words beside it say so. */
export function StepProgress({ count, done }: { count: number; done: number }) {
  return (
    <div className={styles.steps} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={classes(index < done && styles.done)} />
      ))}
    </div>
  );
}
