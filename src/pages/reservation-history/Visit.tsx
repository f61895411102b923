import type { Reservation } from "../../../domain/entities.ts";
import { againQuery } from "../../../domain/again.ts";
import { reviewabilityOf } from "../../../domain/review.ts";
import { isToCome, statusAt } from "../../../domain/visit-status.ts";
import { useNow } from "../../blocks/now.ts";
import { forWhom, noteOf } from "../../blocks/for-whom.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { PersonMark } from "../../blocks/PersonMark.tsx";
import { useDates } from "../../blocks/use-dates.ts";
import { capitalized, formatTime } from "../../format/calendar.ts";
import { formatTotal } from "../../format/cost.ts";
import { typeset } from "../../format/typeset.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { Badge, type ChipTone } from "../../ui/Chip.tsx";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./history.module.css";

const tones: Partial<Record<Reservation["status"], ChipTone>> = {
  confirmed: "jade",
  arrived: "jade",
  awaitingPrepayment: "honey",
};

/** A visit among others: the salon, when, what by whom for how much, how it stands, and the ways on. */
export function Visit({ reservation, isFirst }: { reservation: Reservation; isFirst: boolean }) {
  const t = useT();
  const language = useLanguage();
  const now = useNow();
  const { id, firm, entries } = reservation;
  const status = statusAt(reservation, now);
  const areSeveral = entries.some(({ person }) => person !== entries[0]?.person);
  const title = `visit-${id}`;
  return (
    <article className={styles.visit} aria-labelledby={title}>
      <div className={styles.picture}>
        <Picture {...firm.picture} alt="" sizes="(min-width: 40rem) 14rem, 92vw" isFirst={isFirst} />
      </div>
      <div className={styles.body}>
        <header className={styles.head}>
          <Badge tone={tones[status]}>{t(`history.status.${status}`)}</Badge>
          <h2 id={title}>{typeset(firm.name)}</h2>
          <When reservation={reservation} />
        </header>
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={`${entry.person}-${entry.serviceId}`}>
              {areSeveral && (
                <>
                  <PersonMark person={entry.person} />{" "}
                </>
              )}
              {typeset(entry.serviceName)}
              <small>{noteOf([forWhom(entry.person, t), entry.masterName])}</small>
            </li>
          ))}
        </ul>
        <p className={styles.price}>{formatTotal(reservation, language)}</p>
        <div className={styles.ways}>
          {!isToCome(reservation, now) && firm.urlKey !== undefined && (
            <IntentLink
              to={hrefs.reservation(firm.urlKey, "time", againQuery(reservation, now))}
              className={buttonClassName({ kind: "soft" })}
              aria-describedby={title}
            >
              {t("success.again")}
            </IntentLink>
          )}
          {(reservation.isReviewed || reviewabilityOf(reservation, now) === "open") && (
            <IntentLink
              to={hrefs.reservationReview(id)}
              className={buttonClassName({ kind: "soft" })}
              aria-describedby={title}
            >
              {t(reservation.isReviewed ? "success.review.own" : "history.review")}
            </IntentLink>
          )}
          {status === "awaitingPrepayment" && (
            <IntentLink to={hrefs.prepayment(id)} className={buttonClassName()} aria-describedby={title}>
              {t("success.prepayment.pay")}
            </IntentLink>
          )}
          <IntentLink
            to={hrefs.reservationSuccess(id)}
            className={buttonClassName({ kind: isToCome(reservation, now) ? "soft" : "plain" })}
            aria-describedby={title}
          >
            {t(isToCome(reservation, now) ? "history.open" : "history.details")}
          </IntentLink>
        </div>
      </div>
    </article>
  );
}

function When({ reservation: { startTime } }: { reservation: Reservation }) {
  const { dayOf } = useDates();
  return (
    <p className={styles.when}>
      <time dateTime={startTime}>
        {capitalized(dayOf(startTime))}, {formatTime(startTime)}
      </time>
    </p>
  );
}
