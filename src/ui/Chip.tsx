import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import styles from "./Chip.module.css";

export type ChipTone = "plain" | "jade" | "honey" | "act";

/** The class of a chip, for links and plain text that look like one. A chip that acts is 44 px high. */
export function chipClassName({
  tone = "plain",
  isAction = false,
}: { tone?: ChipTone; isAction?: boolean } = {}): string {
  return classes(styles.chip, styles[tone], isAction && styles.action);
}

type Props = ComponentProps<"button"> & {
  tone?: ChipTone;
  /** Present for a chip that is switched on and off. */ isOn?: boolean;
};

/** A small round button; with `isOn` it is a switch. */
export function Chip({ tone, isOn, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={isOn}
      className={classes(chipClassName({ tone, isAction: true }), className)}
    />
  );
}

/** A few words about something, on a coloured ground. */
export function Badge({ tone, className, ...rest }: ComponentProps<"span"> & { tone?: ChipTone }) {
  return <span {...rest} className={classes(chipClassName({ tone }), className)} />;
}
