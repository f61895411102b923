import { useId, type ComponentProps, type ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./TextField.module.css";

type Common = {
  label: string;
  /** What helps before a mistake. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; announced when it appears. */
  error?: string | undefined;
};
type OneLine = Common & { isMultiline?: false } & Omit<ComponentProps<"input">, "children">;
type ManyLines = Common & { isMultiline: true } & Omit<ComponentProps<"textarea">, "children">;

/** A field with its label above and its hint or error below, tied together for assistive technology. */
export function TextField(props: OneLine | ManyLines) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const noteId = `${id}-note`;
  const { label, hint, error } = props;
  const hasNote = Boolean(error ?? hint);
  const link = { id, "aria-invalid": error ? true : undefined, "aria-describedby": hasNote ? noteId : undefined };
  return (
    <div className={classes(styles.field, error && styles.wrong)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Control {...props} {...link} />
      <p id={noteId} className={styles.note} role={error ? "alert" : undefined} hidden={!hasNote}>
        {error ?? hint}
      </p>
    </div>
  );
}

function Control(props: OneLine | ManyLines) {
  if (props.isMultiline) {
    const { label: _label, hint: _hint, error: _error, isMultiline: _many, className, ...rest } = props;
    return <textarea rows={3} {...rest} className={classes(styles.input, className)} />;
  }
  const { label: _label, hint: _hint, error: _error, isMultiline: _many, className, ...rest } = props;
  return <input {...rest} className={classes(styles.input, className)} />;
}
