import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./Waiting.module.css";

/** What stands on the screen until the scripts draw a page that the server does not draw. */
export function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton width="6rem" height="2rem" />
      <Skeleton height="4px" />
      <Skeleton width="70%" height="2rem" />
      <Skeleton height="14rem" radius="1rem" />
      <Skeleton height="14rem" radius="1rem" />
    </div>
  );
}
