import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import styles from "./Panel.module.css";

type Props = ComponentProps<"section"> & {
  /** Among others of its kind: with less above and below what it says. */
  isLow?: boolean;
};

/** A part of a page that stands by itself on a ground of its own. */
export function Panel({ isLow = false, className, ...rest }: Props) {
  return <section {...rest} className={classes(styles.panel, isLow && styles.low, className)} />;
}
