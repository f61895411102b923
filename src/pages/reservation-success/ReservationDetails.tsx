import { formatPhoneText } from "../../../domain/phone.ts";
import type { Reservation } from "../../../domain/entities.ts";
import { localDateOf } from "../../../domain/time.ts";
import { capitalized, formatDay, formatTime } from "../../format/calendar.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { buttonClassName } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { SaveAndShare } from "./SaveAndShare.tsx";
import { Place } from "./Place.tsx";
import styles from "./success.module.css";
import { ToSalon } from "./ToSalon.tsx";
import { VisitCard } from "./VisitCard.tsx";

/** The visit that stands: when, where, with whom, and what one does with it. */
export function ReservationDetails({ reservation, secret }: { reservation: Reservation; secret: string }) {
  const t = useT();
  const language = useLanguage();
  const { firm, status, startTime } = reservation;
  const isAwaited = status === "confirmed" || status === "awaitingPrepayment";
  return (
    <>
      <title>{t("success.title", { firm: firm.name })}</title>
      <header className={styles.head}>
        {isAwaited && (
          <span className={styles.mark}>
            <Icon name="check" />
          </span>
        )}
        <h1>{t(`success.heading.${status}`)}</h1>
        <p className={styles.when}>
          {capitalized(formatDay(localDateOf(startTime), language))}, {formatTime(startTime)}
        </p>
        {isAwaited && <p className={styles.quiet}>{t("success.lead")}</p>}
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <VisitCard reservation={reservation} />
          <Place firm={firm} />
        </div>
        <div className={styles.column}>
          {isAwaited && <SaveAndShare reservation={reservation} secret={secret} />}
          {isAwaited && <Late reservation={reservation} />}
          <ToSalon firm={firm} />
        </div>
      </div>
    </>
  );
}

function Late({ reservation: { firm } }: { reservation: Reservation }) {
  const t = useT();
  const phone = firm.phoneNumbers[0];
  return (
    <Notice
      tone="plain"
      title={t("success.late.title")}
      action={
        phone !== undefined && (
          <a href={`tel:${phone}`} className={buttonClassName({ kind: "soft" })}>
            <Icon name="phone" />
            {t("company.call", { phone: formatPhoneText(phone) })}
          </a>
        )
      }
    >
      {t("success.late.text")}
    </Notice>
  );
}

/** The shape of the page while the visit is on its way. */
export function ReservationDetailsSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t("success.loading")}</VisuallyHidden>
      <div className={styles.head}>
        <Skeleton width="4rem" height="4rem" radius="50%" />
        <Skeleton width="14rem" height="2.25rem" />
        <Skeleton width="18rem" height="1.5rem" />
      </div>
      <div className={styles.columns}>
        <Skeleton height="22rem" radius="var(--radius-l)" />
        <Skeleton height="14rem" radius="var(--radius-l)" />
      </div>
    </div>
  );
}
