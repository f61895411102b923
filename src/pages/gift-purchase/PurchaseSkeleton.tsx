import type { GiftCardStep } from "../../../domain/gift-card-steps.ts";
import { useT } from "../../i18n/react.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./gift-purchase.module.css";

/** The shape of a step while it is asked what cards there are. */
export function PurchaseSkeleton({ step }: { step: GiftCardStep }) {
  const t = useT();
  return (
    <div className={styles.purchase} aria-busy="true">
      <VisuallyHidden>{t("app.loading")}</VisuallyHidden>
      <div className={styles.head}>
        <h1>{t(`gift.purchase.heading.${step}`)}</h1>
      </div>
      <div className={styles.view}>
        <Skeleton height="4rem" radius="var(--radius-m)" />
        <Skeleton height="12rem" radius="var(--radius-m)" />
      </div>
    </div>
  );
}
