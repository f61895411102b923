import { classes } from "./classes.ts";
import styles from "./Picture.module.css";

type Props = {
  /** The 960 px variant; the others differ in the suffix: -480.avif, -1440.avif. */
  url: string;
  alt: string;
  width: number;
  height: number;
  /** A CSS colour that stands in the place until the picture is there. */
  placeholder: string;
  /** The `sizes` of the picture in its layout. */
  sizes: string;
  /** True for what is seen first: fetched at once, before everything else. */
  isFirst?: boolean;
  className?: string | undefined;
};

const variants = [480, 960, 1440];

/** Every width a picture comes in, for `srcset`; nothing for an address that does not follow the rule. */
function sourceSet(url: string): string | undefined {
  const base = /^(.*)-960\.avif$/.exec(url)?.[1];
  if (base === undefined) return undefined;
  return variants.map((width) => `${base}-${width}.avif ${width}w`).join(", ");
}

/** A picture that keeps its place from the first moment, and fetches the width that the screen needs. */
export function Picture({ url, alt, width, height, placeholder, sizes, isFirst = false, className }: Props) {
  return (
    <img
      className={classes(styles.picture, className)}
      style={{ background: placeholder }}
      sizes={sizes}
      srcSet={sourceSet(url)}
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
    />
  );
}
