import type { Firm, SpecialHours } from "../../../domain/entities.ts";
import { weekdayOf } from "../../../domain/time.ts";
import { ContactLinks } from "../../blocks/ContactLinks.tsx";
import { useNow } from "../../blocks/now.ts";
import { capitalized, formatDate, formatHours, weekdayNameShort } from "../../format/calendar.ts";
import { type HoursRun, runsOfHours } from "../../format/hours.ts";
import { dateInZone } from "../../format/zone.ts";
import { typeset } from "../../format/typeset.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./About.module.css";
import { WhereOnMap } from "./WhereOnMap.tsx";

/** What the firm says of itself, where it is, and when. */
export function About({ firm }: { firm: Firm }) {
  const t = useT();
  return (
    <>
      {firm.description && (
        <section id="about" className={styles.about} aria-labelledby="about-title">
          <h2 id="about-title">{t("company.about")}</h2>
          <p className={styles.text}>{typeset(firm.description)}</p>
        </section>
      )}
      <section id="contacts" className={styles.about} aria-labelledby="contacts-title">
        <h2 id="contacts-title">{t("company.contacts")}</h2>
        <div className={styles.columns}>
          <Contacts firm={firm} />
          <Hours firm={firm} />
        </div>
        <WhereOnMap firm={firm} />
      </section>
    </>
  );
}

function Contacts({ firm }: { firm: Firm }) {
  return (
    <ul className={styles.contacts}>
      <ContactLinks {...firm} city={firm.cityName} />
      {firm.instagramProfile && (
        <li>
          <a href={`https://www.instagram.com/${firm.instagramProfile}`} target="_blank" rel="noreferrer">
            <Icon name="instagram" />@{breakable(firm.instagramProfile)}
          </a>
        </li>
      )}
    </ul>
  );
}

function Hours({ firm }: { firm: Firm }) {
  const t = useT();
  const now = useNow();
  const date = dateInZone(firm.timeZone, now);
  const isSpecial = firm.specialHours.some((day) => day.date === date);
  const today = isSpecial ? undefined : weekdayOf(date);
  return (
    <table className={styles.hours}>
      <caption>{t("company.hours")}</caption>
      <tbody>
        {runsOfHours(firm.hours).map((run) => (
          <tr key={run.from} data-today={today !== undefined && run.from <= today && today <= run.to}>
            <Weekdays run={run} />
            <td>{openHours(run) ?? t("company.dayOff")}</td>
          </tr>
        ))}
        {firm.specialHours.map((day) => (
          <SpecialDay key={day.date} day={day} firm={firm} isToday={day.date === date} />
        ))}
      </tbody>
    </table>
  );
}

function SpecialDay({ day, firm, isToday }: { day: SpecialHours; firm: Firm; isToday: boolean }) {
  const t = useT();
  const language = useLanguage();
  const { opensAt, closesAt } = day;
  const usual = firm.hours.find(({ weekday }) => weekday === weekdayOf(day.date));
  const onlyEndsOtherwise = closesAt !== undefined && opensAt === usual?.opensAt;
  const words = onlyEndsOtherwise ? t("company.until", { time: closesAt }) : openHours(day);
  return (
    <tr data-today={isToday}>
      <th scope="row">{formatDate(day.date, language)}</th>
      <td>{words ?? t("company.dayOff")}</td>
    </tr>
  );
}

/** "09:00–20:00"; undefined on a day off. */
function openHours({ opensAt, closesAt }: Pick<SpecialHours, "opensAt" | "closesAt">): string | undefined {
  return opensAt === undefined || closesAt === undefined ? undefined : formatHours(opensAt, closesAt);
}

function Weekdays({ run: { from, to } }: { run: HoursRun }) {
  const language = useLanguage();
  const first = capitalized(weekdayNameShort(from, language));
  return <th scope="row">{from === to ? first : `${first}–${weekdayNameShort(to, language)}`}</th>;
}

/** A name of an account may break after its dots and underscores. */
function breakable(name: string): string {
  return name.replace(/[._]/g, "$&\u200b");
}
