import type { ReactNode } from "react";
import { classes } from "../ui/classes.ts";
import styles from "./Scroller.module.css";

type Props = { label?: string; children: ReactNode; className?: string | undefined };

/** A list that goes on sideways, to the edges of a phone's screen. */
export function Scroller({ label, children, className }: Props) {
  return (
    <ul className={classes(styles.scroller, className)} aria-label={label}>
      {children}
    </ul>
  );
}
