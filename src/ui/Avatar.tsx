import { classes } from "./classes.ts";
import styles from "./Avatar.module.css";

type Props = {
  /** What stands there until the picture does, and where there is none. */
  letters: string;
  pictureUrl?: string | undefined;
  /** 44, 72 or 96 px. */
  size: "s" | "m" | "l";
};

const pixels = { s: 44, m: 72, l: 96 } as const;

/** Somebody's picture, round; their name stands beside it. */
export function Avatar({ letters, pictureUrl, size }: Props) {
  const side = pixels[size];
  return (
    <span className={classes(styles.face, styles[size])} aria-hidden="true">
      {letters}
      {pictureUrl !== undefined && (
        <img src={pictureUrl} alt="" width={side} height={side} loading="lazy" decoding="async" />
      )}
    </span>
  );
}
