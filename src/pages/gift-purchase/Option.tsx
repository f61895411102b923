import type { ReactNode } from "react";
import styles from "./gift-purchase.module.css";

type Props = {
  /** The group that it is of. */
  name: string;
  title: string;
  note?: string | undefined;
  isPicked: boolean;
  onPick: () => void;
  /** What is to be said where it is picked. */
  children?: ReactNode;
};

/** One of a few things to pick from. */
export function Option({ name, title, note, isPicked, onPick, children }: Props) {
  return (
    <div className={styles.option}>
      <label>
        <input type="radio" name={name} checked={isPicked} onChange={onPick} />
        <span>
          {title}
          {note && <small>{note}</small>}
        </span>
      </label>
      {isPicked && children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
