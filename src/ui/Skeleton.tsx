import type { CSSProperties } from "react";
import styles from "./Skeleton.module.css";

type Props = {
  /** CSS lengths; the width fills its place unless said. */
  width?: CSSProperties["width"];
  height?: CSSProperties["height"];
  radius?: CSSProperties["borderRadius"];
};

/** The place of something that is on its way. Silent: the list around it says that it is busy. */
export function Skeleton({ width = "100%", height = "1em", radius }: Props) {
  return <span className={styles.skeleton} style={{ width, height, borderRadius: radius }} aria-hidden="true" />;
}

/** The same where nothing around it says that it is busy. */
export function BusySkeleton(props: Props) {
  return (
    <div aria-busy="true">
      <Skeleton {...props} />
    </div>
  );
}
