import { useState } from "react";
import { classes } from "./classes.ts";
import styles from "./Avatar.module.css";

type Props = {
  /** What stands there until the picture does, and where there is none. */
  letters: string;
  pictureUrl?: string | undefined;
  /** 32, 44, 72 or 96 px. */
  size: "xs" | "s" | "m" | "l";
};

const pixels = { xs: 32, s: 44, m: 72, l: 96 } as const;

/** Somebody's picture, round; their name stands beside it. Where it can't be had the letters stay, without a browser's sign over them. */
export function Avatar({ letters, pictureUrl, size }: Props) {
  const side = pixels[size];
  const [brokenUrl, setBrokenUrl] = useState<string>();
  // It may have failed before this page was alive, when nobody listened.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBrokenUrl(pictureUrl);
  };
  return (
    <span className={classes(styles.face, styles[size])} aria-hidden="true">
      {letters}
      {pictureUrl !== undefined && pictureUrl !== brokenUrl && (
        <img
          ref={look}
          src={pictureUrl}
          alt=""
          width={side}
          height={side}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenUrl(pictureUrl)}
        />
      )}
    </span>
  );
}
