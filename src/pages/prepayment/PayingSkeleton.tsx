import { Columns } from "../../blocks/Columns.tsx";
import { useT } from "../../i18n/react.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./prepayment.module.css";

/** The shape of the page while it is asked what is due. */
export function PayingSkeleton() {
  const t = useT();
  return (
    <div className={styles.paying} aria-busy="true">
      <VisuallyHidden>{t("payment.loading")}</VisuallyHidden>
      <div className={styles.head}>
        <h1>{t("payment.title")}</h1>
        <Skeleton width="60%" height="1.5rem" />
      </div>
      <Columns beside="bill">
        <Skeleton height="18rem" radius="var(--radius-l)" />
        <Skeleton height="14rem" radius="var(--radius-l)" />
      </Columns>
    </div>
  );
}
