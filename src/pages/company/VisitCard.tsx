import { PriceLine } from "../../blocks/PriceLine.tsx";
import { formatDurationInText } from "../../format/duration.ts";
import { formatMoneyRange } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { buttonClassName } from "../../ui/Button.tsx";
import { nextAction } from "../../ui/SkipButton.tsx";
import { NextStep } from "./NextStep.tsx";
import type { VisitServices } from "./use-visit-services.ts";
import styles from "./VisitCard.module.css";

/** The visit beside the page, where the screen is wide. */
export function VisitCard({ urlKey, visit }: { urlKey: string; visit: VisitServices }) {
  const t = useT();
  const language = useLanguage();
  const { lines, duration, total } = visit;
  return (
    <div className={styles.card} {...nextAction}>
      <h2>{t("company.visit")}</h2>
      {total === undefined && <p className={styles.hint}>{t("company.visitEmpty")}</p>}
      {total && (
        <>
          <ul className={styles.list}>
            {lines.map(({ service, masterName, rate }) => (
              <PriceLine
                key={service.id}
                as="li"
                what={service.name}
                note={masterName}
                price={formatMoneyRange(rate.price, rate.priceMax, language)}
              />
            ))}
          </ul>
          <PriceLine
            as="p"
            what={t("company.total")}
            price={formatMoneyRange(total.from, total.to, language)}
            isTotal
          />
          <p className={styles.hint}>
            {t("company.visitDuration", { duration: formatDurationInText(duration, language) })}
          </p>
        </>
      )}
      <NextStep urlKey={urlKey} visit={visit} className={buttonClassName({ isWide: true })} />
    </div>
  );
}
