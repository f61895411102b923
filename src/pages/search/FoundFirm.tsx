import type { Place } from "../../../domain/distance.ts";
import type { FoundFirm as Found } from "../../../domain/entities.ts";
import type { SearchQuery } from "../../../domain/search-address.ts";
import { wishesFor } from "../../../domain/wishes.ts";
import { FirmTile } from "../../blocks/FirmTile.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useDates } from "../../blocks/use-dates.ts";
import { formatTime } from "../../format/calendar.ts";
import { formatMoneyRange } from "../../format/money.ts";
import { typeset } from "../../format/typeset.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { compareHref } from "../../routes/compare-hrefs.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { chipClassName } from "../../ui/Chip.tsx";
import styles from "./FoundFirm.module.css";

const sizes = "(min-width: 72rem) 25rem, (min-width: 40rem) 45vw, 92vw";

type Props = {
  found: Found;
  query: SearchQuery;
  isFirst: boolean;
  /** Where distances are counted from while the client is not known to be near; undefined where nobody asks for them. */
  middle: Place | undefined;
};

/** A salon with what of it was found: its services and masters, and the times, each one press from being reserved. */
export function FoundFirm({ found: { firm, services, masters, times }, query, isFirst, middle }: Props) {
  const t = useT();
  const language = useLanguage();
  const { dayOf } = useDates();
  const hasMore = services.length + masters.length + times.length > 0;
  return (
    <FirmTile
      firm={firm}
      to={hrefs.company(firm.urlKey, { category: query.category })}
      sizes={sizes}
      isFirst={isFirst}
      middle={middle}
      compareHref={(firms) => compareHref({ ...query, firms: [...firms] })}
    >
      {hasMore && (
        <>
          {services.length > 0 && (
            <ul className={styles.lines} aria-label={t("search.services")}>
              {services.map(({ id, name, price, priceMax }) => (
                <li key={id}>
                  <IntentLink to={hrefs.company(firm.urlKey, { wishes: wishesFor([id]) })} className={styles.line}>
                    <span>{typeset(name)}</span>
                    <strong>{formatMoneyRange(price, priceMax, language)}</strong>
                  </IntentLink>
                </li>
              ))}
            </ul>
          )}
          {masters.length > 0 && (
            <ul className={styles.lines} aria-label={t("search.masters")}>
              {masters.map(({ id, name }) => (
                <li key={id}>
                  <IntentLink to={hrefs.master(firm.urlKey, id)} className={styles.line}>
                    {name}
                  </IntentLink>
                </li>
              ))}
            </ul>
          )}
          {times.length > 0 && (
            <ul className={styles.times} aria-label={t("search.times")}>
              {times.map(({ startTime, serviceId }) => (
                <li key={startTime}>
                  <IntentLink
                    to={hrefs.reservation(firm.urlKey, "contacts", { wishes: wishesFor([serviceId]), startTime })}
                    className={chipClassName({ tone: "jade", isAction: true })}
                    aria-label={t("search.book", {
                      day: dayOf(startTime),
                      time: formatTime(startTime),
                      firm: firm.name,
                    })}
                  >
                    {formatTime(startTime)}
                  </IntentLink>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </FirmTile>
  );
}
