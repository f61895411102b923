import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./delete-account.module.css";

/** The place of what would be lost. */
export function LossesSkeleton() {
  return (
    <div className={styles.view} aria-busy="true">
      <Skeleton width="60%" height="1.5rem" />
      <Skeleton height="10rem" radius="var(--radius-l)" />
      <Skeleton height="3rem" radius="var(--radius-full)" />
    </div>
  );
}
