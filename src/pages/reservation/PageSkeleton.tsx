import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./reservation.module.css";
import { CardsSkeleton } from "./skeletons.tsx";

/** The shape of the page before anything of it is there. */
export function PageSkeleton() {
  return (
    <div className={styles.flow}>
      <div className={styles.headSkeleton}>
        <Skeleton width="12rem" height="2.75rem" radius="var(--radius-s)" />
        <Skeleton height="4px" radius="2px" />
        <Skeleton width="16rem" height="2rem" />
      </div>
      <div className={styles.view}>
        <CardsSkeleton />
      </div>
    </div>
  );
}
