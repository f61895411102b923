import type { ReactNode } from "react";
import styles from "./Option.module.css";

/** A few things to pick one from. */
export function Options({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.options}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

type Props = {
  /** The group that it is of. */
  name: string;
  title: string;
  note?: string | undefined;
  picture?: ReactNode;
  isPicked: boolean;
  onPick: () => void;
  /** What is to be done or said where it is picked. */
  children?: ReactNode;
};

/** One of a few things to pick from. */
export function Option({ name, title, note, picture, isPicked, onPick, children }: Props) {
  return (
    <div className={styles.option}>
      <label>
        <input type="radio" name={name} checked={isPicked} onChange={onPick} />
        {picture}
        <span className={styles.words}>
          {title}
          {note && <small>{note}</small>}
        </span>
      </label>
      {isPicked && children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
