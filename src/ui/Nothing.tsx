import type { ReactNode } from "react";
import styles from "./Nothing.module.css";

type Props = {
  title?: string;
  hint?: string;
  /** The way on. */
  children?: ReactNode;
};

/** What stands where there is nothing to show: why, and what can be done about it. */
export function Nothing({ title, hint, children }: Props) {
  return (
    <div className={styles.nothing}>
      {title !== undefined && <h2>{title}</h2>}
      {hint !== undefined && <p>{hint}</p>}
      {children}
    </div>
  );
}
