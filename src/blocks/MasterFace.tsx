import { classes } from "../ui/classes.ts";
import styles from "./MasterFace.module.css";

type Props = {
  name: string;
  avatarUrl: string;
  /** Ringed: this one is chosen. */ isChosen?: boolean;
  size?: "m" | "s";
};

/** A master's portrait, round; the name stands beside it. */
export function MasterFace({ name, avatarUrl, isChosen = false, size = "m" }: Props) {
  return (
    <span className={classes(styles.face, styles[size], isChosen && styles.chosen)}>
      <span aria-hidden="true">{name.slice(0, 1)}</span>
      <img src={avatarUrl} alt="" width={96} height={96} loading="lazy" decoding="async" />
    </span>
  );
}
