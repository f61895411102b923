import { type ComponentProps, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
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
  /** What is shown in it, where that gives way to something else. */
  step?: string;
  /** For pictures: the whole screen, dark. */
  isFull?: boolean;
  /** What was begun in it goes on while it is closed, and is there again. */
  isKept?: boolean;
} & Pick<ComponentProps<"dialog">, "onKeyDown" | "onTouchStart" | "onTouchEnd">;

/**
 * A native modal dialog: rises from the bottom of a phone, stands in the middle of a wide screen. What is marked
 * `data-first` in it has the focus when it opens; at another step that, or else its title. Neither the second press of the double
 * press that opened it closes it, nor one that began in it: what is pressed may give way to something smaller.
 */
export function Sheet({
  isOpen,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  isLocked = false,
  step,
  isFull = false,
  isKept = false,
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
    return () => {
      element?.close();
      // What opened it may be gone: who goes on by keyboard is at the beginning of the page then, and not nowhere.
      const page = element?.ownerDocument;
      if (isOpen && page?.activeElement === page?.body) page?.querySelector<HTMLElement>("h1")?.focus();
    };
  }, [isOpen]);
  useFocusOnStep(dialog, isOpen ? step : undefined);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const [isSettled, setSettled] = useState(false);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => setSettled(true), doublePressMs);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, [isOpen, presses]);
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
      {(isOpen || (isKept && wasOpened)) && (
        <div className={styles.body} onPointerDownCapture={() => setPresses(presses + 1)}>
          <header className={styles.head}>
            <h2 id={titleId} tabIndex={-1} data-title>
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} disabled={isLocked} />
          </header>
          <div className={styles.content}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}

/** Whoever listens hears where they are now, and goes on from there. */
function useFocusOnStep(dialog: RefObject<HTMLDialogElement | null>, step: string | undefined): void {
  const shown = useRef(step);
  useEffect(() => {
    if (step !== undefined && shown.current !== undefined && step !== shown.current) {
      const find = (selector: string) => dialog.current?.querySelector<HTMLElement>(selector);
      (find("[data-first]") ?? find("[data-title]"))?.focus();
    }
    shown.current = step;
  }, [dialog, step]);
}
