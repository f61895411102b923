import { formatRating } from "../format/number.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { Icon } from "../ui/Icon.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import styles from "./Rating.module.css";

/** A star and a number; 0 is "no ratings yet". */
export function Rating({ rating }: { rating: number }) {
  const t = useT();
  const text = formatRating(rating, useLanguage());
  if (rating === 0) return <span className={styles.none}>{t("firm.noRating")}</span>;
  return (
    <span className={styles.rating}>
      <Icon name="star" />
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{t("firm.rating", { rating: text })}</VisuallyHidden>
    </span>
  );
}
