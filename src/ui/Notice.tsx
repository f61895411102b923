import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./Notice.module.css";

type Props = {
  /** jade: all is well; honey: mind this; brick: something went wrong. */
  tone: "jade" | "honey" | "brick" | "plain";
  title?: ReactNode;
  /** Whether it is all that its page has to say: the title is the page's heading then. */
  isPage?: boolean | undefined;
  children?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  /** Whether it interrupts a screen reader: `alert` for trouble, `status` for news, nothing for what was always there. */
  role?: "alert" | "status";
};

/** Words on a coloured ground about what happened and what can be done. */
export function Notice({ tone, title, isPage, children, action, role }: Props) {
  const Title = isPage ? "h1" : "p";
  return (
    <div className={classes(styles.notice, styles[tone])} role={role}>
      <div className={styles.words}>
        {title && <Title className={styles.title}>{title}</Title>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
