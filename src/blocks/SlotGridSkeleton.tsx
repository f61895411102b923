import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./SlotGrid.module.css";

/** The places of a day's times while they are on their way. */
export function SlotGridSkeleton() {
  return (
    <div className={styles.groups} aria-hidden="true">
      {[6, 9, 5].map((count) => (
        <div key={count}>
          <div className={styles.part}>
            <Skeleton width="5rem" height="1.5rem" />
          </div>
          <div className={styles.grid}>
            {Array.from({ length: count }, (_, index) => (
              <Skeleton key={index} height="3.25rem" radius="var(--radius-s)" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
