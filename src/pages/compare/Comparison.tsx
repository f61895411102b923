import type { ReactNode } from "react";
import type { CompareQuery } from "../../../domain/comparison.ts";
import { metresBetween } from "../../../domain/distance.ts";
import type { ComparedFirm, ComparedFirms } from "../../../domain/entities.ts";
import { useNow } from "../../blocks/now.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { openText } from "../../blocks/open-text.ts";
import { Rating } from "../../blocks/Rating.tsx";
import { usePlaceIn } from "../../blocks/use-locate.ts";
import { WhereFrom } from "../../blocks/WhereFrom.tsx";
import { formatDistance } from "../../format/distance.ts";
import { formatDiscount } from "../../format/money.ts";
import { typeset } from "../../format/typeset.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { classes } from "../../ui/classes.ts";
import { Badge } from "../../ui/Chip.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { lowestOf } from "./best.ts";
import { FirmColumn } from "./FirmColumn.tsx";
import { Nearest } from "./Nearest.tsx";
import { Prices } from "./Prices.tsx";
import styles from "./compare.module.css";

type Props = { firms: readonly ComparedFirm[]; by: ComparedFirms["by"]; query: CompareQuery };

/** A column for each salon, a row for each thing to choose by; what is best in a row says so, of prices and times those of what is wanted. */
export function Comparison({ firms, by, query }: Props) {
  const t = useT();
  const language = useLanguage();
  const now = useNow();
  const place = usePlaceIn(firms[0]?.firm);
  const distances = firms.map(({ firm }) => place && metresBetween(place, firm));
  const begins = firms.map(({ firm, isOffered }) =>
    isOffered && firm.nearest ? Date.parse(firm.nearest.startTime) : undefined,
  );
  const prices = firms.map(({ firm, isOffered }) => (isOffered ? firm.priceFrom.amount : undefined));
  const ratings = firms.map(({ firm }) => (firm.averageRating > 0 ? -firm.averageRating : undefined));
  const row = (name: string, cellOf: (one: ComparedFirm, index: number) => ReactNode) => (
    <Row name={name}>
      {firms.map((one, index) => (
        <td key={one.firm.id}>{cellOf(one, index)}</td>
      ))}
    </Row>
  );
  const isSoonestMarked = by !== "everything" || isOfOneService(firms, "nearestServiceName");
  const isLowestMarked = by === "services" || isOfOneService(firms, "cheapestServiceName");
  const isDiscounted = firms.some(({ firm }) => firm.discountPercent !== undefined);
  return (
    <>
      <WhereFrom isFromClient={place !== undefined} />
      <div className={styles.scroller}>
        <table data-firms={firms.length} className={styles.table} aria-label={t("compare.title")}>
          <thead>
            <tr>
              <th scope="row">
                <VisuallyHidden>{t("compare.salon")}</VisuallyHidden>
              </th>
              {firms.map(({ firm }) => (
                <FirmColumn key={firm.id} firm={firm} query={query} />
              ))}
            </tr>
          </thead>
          <tbody>
            {row(t("compare.price"), (one, index) => (
              <>
                <Prices {...one} />
                {isLowestMarked && lowestOf(prices)[index] && <Best>{t("compare.lowest")}</Best>}
              </>
            ))}
            {row(t("compare.nearest"), (one, index) => (
              <>
                <Nearest {...one} />
                {isSoonestMarked && lowestOf(begins)[index] && <Best>{t("compare.soonest")}</Best>}
              </>
            ))}
            {row(t("compare.rating"), ({ firm }, index) => (
              <>
                <Rating rating={firm.averageRating} />
                {firm.reviewCount > 0 && <small>{t("firm.reviews", { count: firm.reviewCount })}</small>}
                {lowestOf(ratings)[index] && <Best>{t("compare.best")}</Best>}
              </>
            ))}
            {place &&
              row(t("compare.distance"), ({ firm }, index) => (
                <>
                  <span>{formatDistance(metresBetween(place, firm), language)}</span>
                  {lowestOf(distances)[index] && <Best>{t("compare.closest")}</Best>}
                </>
              ))}
            {row(t("compare.place"), ({ firm }) =>
              typeset([firm.cityName, firm.districtName, firm.address].filter(Boolean).join(", ")),
            )}
            {row(t("compare.today"), ({ firm }) => openText(t, firm.workSchedule, now, language))}
            {isDiscounted &&
              row(t("compare.discount"), ({ firm }) =>
                firm.discountPercent === undefined ? t("compare.noDiscount") : formatDiscount(firm.discountPercent),
              )}
            <Row name={<VisuallyHidden>{t("compare.choose")}</VisuallyHidden>}>
              {firms.map(({ firm }) => (
                <td key={firm.id}>
                  <IntentLink
                    to={hrefs.company(firm.urlKey, { category: query.category })}
                    className={classes(buttonClassName({ isWide: true }), styles.choose)}
                    aria-label={t("compare.chooseFirm", { firm: firm.name })}
                  >
                    {t("compare.choose")}
                  </IntentLink>
                </td>
              ))}
            </Row>
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Whether the nearest times, or the lowest prices, of firms are of the same service, by its name. */
function isOfOneService(firms: readonly ComparedFirm[], key: "nearestServiceName" | "cheapestServiceName"): boolean {
  const names = new Set(firms.filter(({ isOffered }) => isOffered).map((one) => one[key]));
  return names.size === 1 && !names.has(undefined);
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {children}
    </tr>
  );
}

function Best({ children }: { children: ReactNode }) {
  return (
    <Badge tone="jade" className={styles.best}>
      {children}
    </Badge>
  );
}
