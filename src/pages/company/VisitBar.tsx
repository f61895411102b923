import type { FirmCard } from "../../../domain/entities.ts";
import { formatDuration } from "../../format/duration.ts";
import { formatMoney, formatMoneyRange } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { buttonClassName } from "../../ui/Button.tsx";
import { nextAction } from "../../ui/SkipButton.tsx";
import { NextStep } from "./NextStep.tsx";
import type { VisitServices } from "./use-visit-services.ts";
import styles from "./VisitBar.module.css";

type Props = { urlKey: string; visit: VisitServices; card: FirmCard };

/** The visit at the bottom of a phone's screen, always in reach of the thumb. */
export function VisitBar({ urlKey, visit, card }: Props) {
  const t = useT();
  const language = useLanguage();
  const { lines, duration, total, lowestPrice } = visit;
  return (
    <div className={styles.bar} role="region" aria-label={t("company.visit")} {...nextAction}>
      <p className={styles.words} aria-live="polite">
        <strong>
          {total
            ? formatMoneyRange(total.from, total.to, language)
            : t("firm.priceFrom", { price: formatMoney(lowestPrice ?? card.priceFrom, language) })}
        </strong>
        {total && (
          <small>
            {t("company.visitServices", { count: lines.length })} · {formatDuration(duration, language)}
          </small>
        )}
      </p>
      <NextStep urlKey={urlKey} visit={visit} className={buttonClassName()} />
    </div>
  );
}
