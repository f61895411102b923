import { useQuery } from "@tanstack/react-query";
import { lazy, type Ref, Suspense, useEffect, useRef, useState } from "react";
import { wishesAgain } from "../../../domain/again.ts";
import { layoutOf } from "../../../domain/manner.ts";
import { earliestOffer } from "../../../domain/earliest-offer.ts";
import { changingOf, isUnpaid } from "../../../domain/cancelling.ts";
import { isOpenToComplaint } from "../../../domain/complaint.ts";
import type { Reservation } from "../../../domain/entities.ts";
import { partsOf, totalOfParts } from "../../../domain/prepayment-parts.ts";
import { isCancelled, isToCome, statusAt } from "../../../domain/visit-status.ts";
import { isSameChoice } from "../../../domain/visit-choice.ts";
import { useNow } from "../../blocks/now.ts";
import { useDates } from "../../blocks/use-dates.ts";
import { capitalized, formatTime } from "../../format/calendar.ts";
import { useT } from "../../i18n/react.tsx";
import { getPrepayment } from "../../queries/prepayment.ts";
import { useSource } from "../../queries/source.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { CalendarFile } from "./visit/CalendarFile.tsx";
import { ChangeSheet } from "./change/ChangeSheet.tsx";
import { ChangeOfPlans } from "./change/ChangeOfPlans.tsx";
import { useSheet } from "./change/use-sheet.ts";
import { SaveAndShare } from "./visit/SaveAndShare.tsx";
import { History } from "./visit/History.tsx";
import { Place } from "./visit/Place.tsx";
import { PrepaymentDue } from "./prepayment/PrepaymentDue.tsx";
import styles from "./success.module.css";
import { useKeptVisit } from "./use-kept-visit.ts";
import { ToSalon } from "./visit/ToSalon.tsx";
import { VisitCard } from "./visit/VisitCard.tsx";

// Few visits have one.
const Prepayment = lazy(async () => ({ default: (await import("./prepayment/Prepayment.tsx")).Prepayment }));
const Reviewing = lazy(() => import("./visit/Reviewing.tsx"));
const Complaints = lazy(() => import("./complaints/Complaints.tsx"));
// Few wait, and whoever does comes by the link of a message.
const Offer = lazy(async () => ({ default: (await import("./waitlist/Offer.tsx")).Offer }));
const AskEarlier = lazy(async () => ({ default: (await import("./waitlist/AskEarlier.tsx")).AskEarlier }));

type Props = {
  reservation: Reservation;
  /** When it was read: epoch milliseconds of this device's clock. */
  readAt: number;
  /** Absent for the client whose phone it is of. */
  secret: string | undefined;
  /** Something may have been done about it. */
  onChanged: () => void;
};

/** The visit that stands: when, where, with whom, and what one does with it. */
export function ReservationDetails({ reservation, readAt, secret, onChanged }: Props) {
  const t = useT();
  const now = useNow();
  const { firm } = reservation;
  const status = statusAt(reservation, now);
  const isAwaited = isToCome(reservation, now);
  useKeptVisit(reservation, isAwaited);
  const mayBeEarlier = Date.parse(reservation.startTime) > earliestOffer(now);
  const isDue = status === "awaitingPrepayment";
  const heading = useFocusOnChange(`${reservation.status} ${reservation.version}`);
  const [first] = useState(reservation);
  const change = changeSince(first, reservation);
  const sheet = useSheet(onChanged);
  return (
    <>
      <title>{t("success.title", { firm: firm.name })}</title>
      <header className={styles.head}>
        {isAwaited && !isDue && (
          <span className={styles.mark}>
            <Icon name="check" />
          </span>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {isAwaited && change !== null ? t(`success.${change}`) : t(`success.heading.${status}`)}
        </h1>
        <When reservation={reservation} />
        {isAwaited && !isDue && firm.urlKey !== undefined && <p className={styles.quiet}>{t("success.lead")}</p>}
        {status === "cancelledByClient" && <Cancelled reservation={reservation} secret={secret} />}
      </header>
      {(isAwaited || status === "held") && (
        <Suspense>
          <Offer reservation={reservation} secret={secret} onChanged={onChanged} />
        </Suspense>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {isDue && <PrepaymentDue reservation={reservation} readAt={readAt} />}
          {reservation.paymentStatus !== "notRequired" && !isDue && (
            <Suspense>
              <Prepayment reservationId={reservation.id} secret={secret} />
            </Suspense>
          )}
          <VisitCard reservation={reservation} />
          <Place firm={firm} />
          <History reservation={reservation} />
        </div>
        <div className={styles.column}>
          {isAwaited && <SaveAndShare reservation={reservation} secret={secret} />}
          {isAwaited && <ChangeOfPlans reservation={reservation} onWish={sheet.open} />}
          {status === "completed" && (
            <Suspense>
              <Reviewing reservationId={reservation.id} secret={secret} />
            </Suspense>
          )}
          <ToSalon reservation={reservation} />
          {changingOf(reservation) === "free" && firm.urlKey !== undefined && mayBeEarlier && (
            <Suspense>
              <AskEarlier reservation={reservation} secret={secret} onChanged={onChanged} />
            </Suspense>
          )}
          {isCancelled(status) && (
            <div className={styles.keep}>
              <CalendarFile reservation={reservation} />
            </div>
          )}
          {isOpenToComplaint(reservation, now) && (
            <Suspense fallback={<Skeleton height="9rem" radius="var(--radius-l)" />}>
              <Complaints reservationId={reservation.id} secret={secret} />
            </Suspense>
          )}
        </div>
      </div>
      <ChangeSheet own={{ reservationId: reservation.id, secret: secret ?? null }} sheet={sheet} />
    </>
  );
}

/** That the time is free, and what that costs; nothing while it is not known what was taken off an awaited prepayment. */
function Cancelled({ reservation, secret }: Pick<Props, "reservation" | "secret">) {
  const t = useT();
  const { id, paymentStatus } = reservation;
  const isAsked = isUnpaid(reservation) && paymentStatus !== "notRequired";
  const { data } = useQuery({ ...getPrepayment(useSource(), id, secret), enabled: isAsked });
  if (isAsked && data === undefined) return null;
  const isTakenOff = data !== undefined && (data.returned !== undefined || totalOfParts(partsOf(data.bill)) > 0);
  const isFree = isUnpaid(reservation) && !isTakenOff;
  return <p className={styles.quiet}>{t(isFree ? "success.cancelled" : "success.cancelledPaid")}</p>;
}

/** What has become of a visit since its page was opened. */
function changeSince(first: Reservation, now: Reservation): "moved" | "changed" | null {
  if (Date.parse(first.startTime) !== Date.parse(now.startTime)) return "moved";
  const had = (visit: Reservation) => ({ wishes: wishesAgain(visit), layout: layoutOf(visit) });
  return isSameChoice(had(first), had(now)) ? null : "changed";
}

function When({ reservation: { startTime, firm } }: { reservation: Reservation }) {
  const { dayOf } = useDates();
  return (
    <p className={styles.when}>
      {capitalized(dayOf(startTime))}, {formatTime(startTime)}
      <small>
        {firm.name}, {firm.city}
      </small>
    </p>
  );
}

/** The heading says how the visit stands: once that changes, it has the focus that the pressed button had. */
function useFocusOnChange(status: string): Ref<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current !== status) heading.current?.focus();
    shown.current = status;
  }, [status]);
  return heading;
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
