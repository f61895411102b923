import { useT } from "../../i18n/react.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./review.module.css";

/** The shape of the page while it is not known what can be said. */
export function ReviewSkeleton() {
  const t = useT();
  return (
    <div className={styles.form} aria-busy="true">
      <h1>
        <VisuallyHidden>{t("review.loading")}</VisuallyHidden>
      </h1>
      <Skeleton width="min(16rem, 100%)" height="2.25rem" />
      <Skeleton height="6rem" radius="var(--radius-l)" />
      <Skeleton height="6rem" radius="var(--radius-l)" />
      <Skeleton height="12rem" radius="var(--radius-l)" />
    </div>
  );
}
