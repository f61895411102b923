import type { ReactNode } from "react";
import { typeset } from "../format/typeset.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { classes } from "../ui/classes.ts";
import type { Face } from "./faces-beside.ts";
import { PersonMark } from "./PersonMark.tsx";
import styles from "./PriceLine.module.css";

type Props = {
  /** Its element: an item of the list of what is paid for, or a paragraph below it. */
  as: "li" | "p";
  what: string;
  /** Who does it, in a picture beside it. */
  face?: Face | undefined;
  /** Whose it is, where several people come. */
  person?: number | undefined;
  /** What else is said of it. */
  note?: string | undefined;
  price: ReactNode;
  isTotal?: boolean;
  /** What can be done about it: a sign beside the price, both below the words. */
  atEnd?: ReactNode;
  /** What can be done about it: words in a row of their own. */
  action?: ReactNode;
};

/** What something costs; the price stands below where large letters leave no room beside the words. */
export function PriceLine({ as: Line, what, face, person, note, price, isTotal = false, atEnd, action }: Props) {
  return (
    <Line className={classes(styles.line, isTotal && styles.total)}>
      {face && <Avatar letters={face.name.slice(0, 1)} pictureUrl={face.pictureUrl} size="xs" />}
      <span className={styles.what}>
        {person !== undefined && (
          <>
            <PersonMark person={person} />{" "}
          </>
        )}
        {typeset(what)}
        {note && <small>{note}</small>}
      </span>
      <span className={classes(styles.end, atEnd !== undefined && styles.apart)}>
        <span className={styles.price}>{price}</span>
        {atEnd}
      </span>
      {action}
    </Line>
  );
}
