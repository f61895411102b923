import styles from "./Progress.module.css";

/** A bar that goes on for as long as something does. Silent: the words around it say what. */
export function Progress() {
  return <span className={styles.progress} aria-hidden="true" />;
}
