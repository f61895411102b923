import type { SearchQuery } from "../../../domain/search-address.ts";
import { limits } from "../../../domain/limits.ts";
import { addDays } from "../../../domain/time.ts";
import { useNow } from "../../blocks/now.ts";
import { Scroller } from "../../blocks/Scroller.tsx";
import { capitalized, formatNearDay } from "../../format/calendar.ts";
import { dateInZone } from "../../format/zone.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { asksFor, hourInZone, partsOfSearchedDay, presetsOf } from "./hours.ts";
import { OptionLink } from "./OptionLink.tsx";
import styles from "./search.module.css";

/** By free time: the day, and its hours. `timeZone`: of the city, IANA. */
export function When({ query, timeZone }: { query: SearchQuery; timeZone: string }) {
  const t = useT();
  const language = useLanguage();
  const now = useNow();
  const today = dateInZone(timeZone, now);
  const days = Array.from({ length: limits.daysAhead }, (_, index) => addDays(today, index));
  const { date, from, until } = query;
  const anyTime = { ...query, date: null, from: undefined, until: undefined };
  return (
    <nav className={styles.when} aria-label={t("search.when.title")}>
      <Scroller chosen={date ?? undefined}>
        <li>
          <OptionLink name={t("search.when.any")} isOn={!date} to={anyTime} />
        </li>
        {presetsOf(today, hourInZone(timeZone, now)).map(({ name, when }) => {
          const isOn = date === when.date && asksFor(query, when);
          return (
            <li key={name}>
              <OptionLink
                name={t(`search.when.${name}`, { time: when.from ?? "" })}
                isOn={isOn}
                to={isOn ? anyTime : { ...query, ...when }}
              />
            </li>
          );
        })}
        {days.map((day) => (
          <li key={day}>
            <OptionLink
              name={capitalized(formatNearDay(day, today, language))}
              isOn={day === date}
              to={day === date ? anyTime : { ...query, date: day, from, until }}
            />
          </li>
        ))}
      </Scroller>
      {date && (
        <Scroller label={t("search.when.hours")} chosen={`${from} ${until}`}>
          {partsOfSearchedDay.map((part) => (
            <li key={part.name}>
              <OptionLink
                name={t(`search.when.${part.name}`, { from: part.from ?? "", until: part.until ?? "" })}
                isOn={asksFor(query, part)}
                to={{ ...query, from: part.from, until: part.until }}
              />
            </li>
          ))}
        </Scroller>
      )}
    </nav>
  );
}
