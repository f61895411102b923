import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classes } from "./classes.ts";
import { doublePressMs } from "./double-press.ts";
import { IconButton } from "./IconButton.tsx";
import styles from "./Sheet.module.css";

type Props = {
  isOpen: boolean;
  /** Escape, the close button, a press outside. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays in view below the content. */
  footer?: ReactNode;
  /** What goes on in it has to be waited for: nothing closes it meanwhile. */
  isLocked?: boolean;
  /** For pictures: the whole screen, dark. */
  isFull?: boolean;
} & Pick<ComponentProps<"dialog">, "onKeyDown" | "onTouchStart" | "onTouchEnd">;

/**
 * A native modal dialog: rises from the bottom of a phone, stands in the middle of a wide screen. What is marked
 * `data-first` in it has the focus when it opens. The second press of the double press that opened it does not close it.
 */
export function Sheet({
  isOpen,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  isLocked = false,
  isFull = false,
  ...touched
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (isOpen) {
      element?.showModal();
      element?.querySelector<HTMLElement>("[data-first]")?.focus();
    }
    return () => element?.close();
  }, [isOpen]);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => setSettled(true), doublePressMs);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, [isOpen]);
  const closeWithDialog = () => {
    if (!dialog.current?.open) onClose();
  };
  return (
    <dialog
      ref={dialog}
      {...touched}
      className={classes(styles.sheet, isFull && styles.full)}
      aria-labelledby={titleId}
      closedby={isLocked ? "none" : isSettled ? "any" : "closerequest"}
      onCancel={isLocked ? (event) => event.preventDefault() : undefined}
      onClose={closeWithDialog}
    >
      {isOpen && (
        <div className={styles.body}>
          <header className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} disabled={isLocked} />
          </header>
          <div className={styles.content}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
