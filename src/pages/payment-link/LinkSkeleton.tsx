import { Columns } from "../../blocks/Columns.tsx";
import { useT } from "../../i18n/react.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./payment-link.module.css";

/** The shape of the page while it is asked what is to be paid. */
export function LinkSkeleton() {
  const t = useT();
  return (
    <div className={styles.linked} aria-busy="true">
      <VisuallyHidden>{t("byLink.loading")}</VisuallyHidden>
      <h1>{t("byLink.title")}</h1>
      <Columns beside="bill">
        <Skeleton height="18rem" radius="var(--radius-l)" />
        <Skeleton height="12rem" radius="var(--radius-l)" />
      </Columns>
    </div>
  );
}
