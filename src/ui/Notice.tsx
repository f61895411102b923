import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./Notice.module.css";

type Props = {
  /** jade: all is well; honey: mind this; brick: something went wrong. */
  tone: "jade" | "honey" | "brick" | "plain";
  title?: ReactNode;
  children?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  /** Whether it interrupts a screen reader: `alert` for trouble, `status` for news, nothing for what was always there. */
  role?: "alert" | "status";
};

/** Words on a coloured ground about what happened and what can be done. */
export function Notice({ tone, title, children, action, role }: Props) {
  return (
    <div className={classes(styles.notice, styles[tone])} role={role}>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
