import type { ReactNode } from "react";
import { type GiftDesign, giftDesignPath } from "../../domain/gift-designs.ts";
import { classes } from "../ui/classes.ts";
import styles from "./GiftCardFace.module.css";

type Props = {
  design: GiftDesign;
  /** What the drawing shows; nothing where words beside it say so. */
  alt?: string;
  /** What stands on the card's label: the amount, for whom. */
  children?: ReactNode;
  /** Whether it is fetched with the page, not when it comes into view. */
  isFirst?: boolean;
  className?: string | undefined;
};

/** The face of a gift card: its drawing, and on it a label of paper. */
export function GiftCardFace({ design, alt = "", children, isFirst = false, className }: Props) {
  return (
    <div className={classes(styles.face, className)}>
      <img src={giftDesignPath(design)} alt={alt} width={600} height={378} loading={isFirst ? "eager" : "lazy"} />
      {children && <div className={styles.label}>{children}</div>}
    </div>
  );
}
