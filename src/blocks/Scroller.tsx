import type { ReactNode } from "react";
import { classes } from "../ui/classes.ts";
import styles from "./Scroller.module.css";

type Props = { label?: string; children: ReactNode; className?: string | undefined; isInert?: boolean };

/** A list that goes on sideways, to the edges of a phone's screen. Nothing in it can be pressed while it is inert. */
export function Scroller({ label, children, className, isInert = false }: Props) {
  return (
    <ul className={classes(styles.scroller, className)} aria-label={label} inert={isInert}>
      {children}
    </ul>
  );
}
