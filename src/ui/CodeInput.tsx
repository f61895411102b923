import { useId, type ChangeEvent, type ComponentProps, type SyntheticEvent } from "react";
import { classes } from "./classes.ts";
import styles from "./CodeInput.module.css";

type Props = Pick<ComponentProps<"input">, "ref" | "id" | "disabled"> & {
  label: string;
  /** Digits only. */
  value: string;
  digits: number;
  onChange: (value: string) => void;
  /** All digits are there: typed, pasted or filled in by the phone. */
  onComplete: (value: string) => void;
  error?: string | undefined;
  "data-first"?: boolean;
};

/** A code from a message: one real field, so that pasting and filling in work, drawn as cells. */
export function CodeInput({ label, value, digits, onChange, onComplete, error, ...rest }: Props) {
  const noteId = useId();
  const takeText = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value.replace(/\D/g, "").slice(0, digits);
    if (typed === value) return;
    onChange(typed);
    if (typed.length === digits) onComplete(typed);
  };
  const keepCaretLast = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const end = currentTarget.value.length;
    if (currentTarget.selectionStart === end && currentTarget.selectionEnd === end) return;
    if (currentTarget.selectionStart === 0 && currentTarget.selectionEnd === end) return;
    currentTarget.setSelectionRange(end, end);
  };
  return (
    <div className={classes(styles.code, error && styles.wrong)}>
      <div className={styles.field}>
        <input
          {...rest}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          value={value}
          onChange={takeText}
          onSelect={keepCaretLast}
        />
        <div className={styles.cells} aria-hidden="true">
          {Array.from({ length: digits }, (_, index) => (
            <span
              key={index}
              className={classes(styles.cell, index === Math.min(value.length, digits - 1) && styles.next)}
            >
              {value[index]}
            </span>
          ))}
        </div>
      </div>
      <p id={noteId} className={styles.note} role="alert">
        {error}
      </p>
    </div>
  );
}
