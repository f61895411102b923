import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./personalization.module.css";

/** The shape of a question while it is on its way. */
export function SurveySkeleton() {
  return (
    <div className={styles.survey} aria-busy="true">
      <Skeleton height="4rem" radius="var(--radius-m)" />
      <Skeleton height="4rem" radius="var(--radius-m)" />
      <Skeleton height="4rem" radius="var(--radius-m)" />
    </div>
  );
}
