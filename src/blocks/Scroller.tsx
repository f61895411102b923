import { type ReactNode, useEffect, useRef } from "react";
import { classes } from "../ui/classes.ts";
import styles from "./Scroller.module.css";

type Props = { label?: string; children: ReactNode; className?: string | undefined; isInert?: boolean };

const chosenIn = ":is([aria-current]:not([aria-current=false]), [aria-pressed=true])";

/** A list that goes on sideways, to the edges of a phone's screen; what is chosen in it is on the screen. Nothing in it can be pressed while it is inert. */
export function Scroller({ label, children, className, isInert = false }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef<Element>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector(chosenIn) ?? null;
    if (list.current && chosen && chosen !== shown.current) scrollTo(list.current, chosen);
    shown.current = chosen;
  });
  return (
    <ul ref={list} className={classes(styles.scroller, className)} aria-label={label} inert={isInert}>
      {children}
    </ul>
  );
}

/** Sideways alone: the page stays where it is. */
function scrollTo(list: HTMLElement, chosen: Element): void {
  const { left, right } = list.getBoundingClientRect();
  const one = chosen.getBoundingClientRect();
  if (one.left < left || one.right > right) list.scrollLeft += (one.left + one.right - left - right) / 2;
}
