import type { MouseEvent } from "react";
import styles from "./SkipButton.module.css";

/** Marks what stands around the next action of a page. */
export const nextAction = { "data-next-action": "" };

/** Seen by those who walk by keyboard alone: over a long list to the next action of the page. */
export function SkipButton({ label }: { label: string }) {
  return (
    <button type="button" className={styles.skip} onClick={focusNextAction}>
      {label}
    </button>
  );
}

/** A page may have the action twice, for narrow and for wide screens: one of them is shown. */
function focusNextAction({ currentTarget }: MouseEvent) {
  const within = currentTarget.ownerDocument.querySelectorAll<HTMLElement>("[data-next-action] :is(a, button)");
  [...within].find((action) => action.checkVisibility())?.focus();
}
