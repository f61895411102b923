import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import styles from "./Button.module.css";

export type ButtonStyle = {
  /** `act` is the one thing to do here; `soft` is beside it; `plain` is quiet. */
  kind?: "act" | "soft" | "plain";
  isWide?: boolean;
};

/** The class of a button, for links that look like one. */
export function buttonClassName({ kind = "act", isWide = false }: ButtonStyle = {}): string {
  return classes(styles.button, styles[kind], isWide && styles.wide);
}

type Props = ComponentProps<"button"> &
  ButtonStyle & { /** Waits for the service: the button stays, and says so. */ isBusy?: boolean };

/** A button; while `isBusy` it keeps its place and its focus, and does nothing. */
export function Button({ kind, isWide, isBusy = false, className, onClick, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClassName({ kind, isWide }), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles.words}>{children}</span>
      {isBusy && <span className={styles.dots} aria-hidden="true" />}
    </button>
  );
}
