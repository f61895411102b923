import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./IconButton.module.css";

type Props = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  icon: IconName;
  /** What the button does, in words. */
  label: string;
  kind?: "plain" | "soft" | "act";
};

/** A round button with a drawing; `label` names it for those who do not see the drawing. */
export function IconButton({ icon, label, kind = "plain", className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classes(styles.button, styles[kind], className)}
    >
      <Icon name={icon} />
    </button>
  );
}
