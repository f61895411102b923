import { type ReactNode, useEffect, useRef } from "react";
import { classes } from "../ui/classes.ts";
import { scrollSideways } from "../ui/scroll-sideways.ts";
import styles from "./Scroller.module.css";

type Props = {
  label?: string;
  children: ReactNode;
  className?: string | undefined;
  isInert?: boolean;
  /** Which one is chosen, where one alone can be: it is brought on the screen. */
  chosen?: string | undefined;
};

/** A list that goes on sideways, to the edges of a phone's screen. Nothing in it can be pressed while it is inert. */
export function Scroller({ label, children, className, isInert = false, chosen }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const shown = chosen === undefined ? null : list.current?.querySelector("[aria-current=true], [aria-pressed=true]");
    if (list.current && shown) scrollSideways(list.current, shown);
  }, [chosen]);
  return (
    <ul ref={list} className={classes(styles.scroller, className)} aria-label={label} inert={isInert}>
      {children}
    </ul>
  );
}
