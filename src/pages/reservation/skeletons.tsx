import { useT } from "../../i18n/react.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./skeletons.module.css";

/** The places of a few fields. */
export function FieldsSkeleton() {
  const t = useT();
  return (
    <div className={styles.fields} aria-busy="true">
      <VisuallyHidden>{t("app.loading")}</VisuallyHidden>
      <Skeleton height="4rem" radius="var(--radius-m)" />
      <Skeleton width="6rem" />
      <Skeleton height="3.25rem" radius="var(--radius-s)" />
      <Skeleton width="6rem" />
      <Skeleton height="3.25rem" radius="var(--radius-s)" />
    </div>
  );
}

/** The places of a list of cards. */
export function CardsSkeleton() {
  const t = useT();
  return (
    <div className={styles.cards} aria-busy="true">
      <VisuallyHidden>{t("app.loading")}</VisuallyHidden>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} height="4.75rem" radius="var(--radius-m)" />
      ))}
    </div>
  );
}
