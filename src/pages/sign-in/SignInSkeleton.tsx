import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./sign-in.module.css";

/** The place of a form that is on its way, or has done its work. */
export function SignInSkeleton() {
  return (
    <div className={styles.form} aria-busy="true">
      <Skeleton height="2rem" width="50%" />
      <Skeleton height="3.5rem" radius="var(--radius-s)" />
      <Skeleton height="3.5rem" radius="var(--radius-s)" />
      <Skeleton height="3rem" radius="var(--radius-full)" />
    </div>
  );
}
