import type { ReactNode } from "react";
import { classes } from "../ui/classes.ts";
import styles from "./Columns.module.css";

type Props = {
  /** What the act stands beside, where there is room: what it costs, or the letter that a gift card is. */
  beside: "bill" | "letter";
  children: ReactNode;
};

/** What is to be done, and what it is done for: below each other, or in two columns. */
export function Columns({ beside, children }: Props) {
  return <div className={classes(styles.columns, styles[beside])}>{children}</div>;
}
