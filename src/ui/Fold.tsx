import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./Fold.module.css";
import { Icon } from "./Icon.tsx";

type Props = {
  /** What stands there folded. */
  title: string;
  className?: string | undefined;
  children: ReactNode;
};

/** What is folded away until its title is pressed. */
export function Fold({ title, className, children }: Props) {
  return (
    <details className={classes(styles.fold, className)}>
      <summary>
        {title}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}
