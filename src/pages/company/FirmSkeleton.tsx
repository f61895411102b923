import { useT } from "../../i18n/react.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./company.module.css";

/** The shape of a firm's page while it is on its way. */
export function FirmSkeleton() {
  const t = useT();
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>{t("app.loading")}</VisuallyHidden>
      <Skeleton height="min(26rem, 62vw)" radius="1.5rem" />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.head}>
            <Skeleton width="70%" height="2.25rem" />
            <Skeleton width="50%" />
          </div>
          <Skeleton height="5rem" radius="1rem" />
          <Skeleton height="18rem" radius="1rem" />
        </div>
      </div>
    </div>
  );
}
