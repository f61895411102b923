import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Reservation, Slot } from "../../../../domain/entities.ts";
import { firstFree } from "../../../../domain/free-days.ts";
import { failureOf, isMendedBy, isOutcomeUnknown } from "../../../../domain/failure.ts";
import { type LocalDate, localDateOf } from "../../../../domain/time.ts";
import type { WantedOfVisit } from "../../../../domain/visit-choice.ts";
import {
  choiceOf,
  ownVisitOf,
  reservationOf,
  startTimeOf,
  wantedVisitOf,
} from "../../../../machines/reservation-change/selectors.ts";
import { DayStrip } from "../../../blocks/DayStrip.tsx";
import { NearestTime } from "../../../blocks/NearestTime.tsx";
import { useNow } from "../../../blocks/now.ts";
import { useTimesAnnounced } from "../../../blocks/times-announced.ts";
import { Failed } from "../../../blocks/Failed.tsx";
import { SlotGridSkeleton } from "../../../blocks/SlotGridSkeleton.tsx";
import { ZoneNotice } from "../../../blocks/ZoneNotice.tsx";
import { dateBeside } from "../../../format/zone.ts";
import { useT } from "../../../i18n/react.tsx";
import { useLiveTimes } from "../../../queries/live-times.ts";
import { getAvailableTimes } from "../../../queries/reservation.ts";
import { useSource } from "../../../queries/source.ts";
import { useFreshServices } from "../../../queries/fresh-services.ts";
import { type DaysAhead, useDaysAhead } from "../../../queries/use-days-ahead.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Alternatives } from "./Alternatives.tsx";
import { DayOfMove } from "./DayOfMove.tsx";
import { ChangeFailure, WhyNotChanged } from "./ChangeFailure.tsx";
import { useFlowSelector, useSend } from "./flow.ts";
import styles from "./change.module.css";
import { useOffer } from "./use-offer.ts";
import { LayoutOfMove } from "./LayoutOfMove.tsx";
import { useKeptChoice } from "./use-kept-choice.ts";
import { useOwnTime } from "./use-own-time.ts";
import { useWhen } from "./use-when.ts";

/** Times are chosen again after they were refused: what was read of them before is no longer true. */
const fresh = { staleTime: 0 };

/** A time for what is wanted of the visit: the days ahead and the times of one. */
export function ChoosingTime() {
  const reservation = useFlowSelector(reservationOf);
  const wanted = useFlowSelector(wantedVisitOf);
  return reservation && wanted && <Times reservation={reservation} wanted={wanted} />;
}

function Times({ reservation, wanted }: { reservation: Reservation; wanted: WantedOfVisit }) {
  const t = useT();
  const source = useSource();
  const now = useNow();
  const last = useFlowSelector(startTimeOf);
  const [picked, setPicked] = useState(last === null ? undefined : localDateOf(last));
  const [isOwnPicked, setIsOwnPicked] = useState(false);
  useKeptChoice("choosingTime", reservation, useFlowSelector(choiceOf));
  const today = dateBeside(reservation.startTime, now);
  const own = useFlowSelector(ownVisitOf);
  const all = useDaysAhead(wanted, own, today, fresh);
  const [shown, setShown] = useState(picked);
  // Others may take the last of its times: the day that is looked at stays.
  const beside = useDayBeside(reservation, all);
  const date = picked ?? shown ?? beside;
  if (date !== shown) setShown(date);
  const times = useQuery({
    ...getAvailableTimes(source, { ...wanted, date: date ?? today }, own),
    ...fresh,
    enabled: date !== undefined,
    // With another layout or master the day stays in view, and who is in it where they are, until its new times are there.
    placeholderData: (previous) => (previous?.date === date ? previous : undefined),
  });
  useLiveTimes({ firmId: reservation.firm.id, date });
  useTimesAnnounced(times.isPlaceholderData ? undefined : times.data, reservation.timeZone);
  const offer = useOffer(reservation.firm.id);
  const pick = usePick();
  const { ownTime, isOwn } = useOwnTime(reservation);
  const nearest = all.nearest.find((slot) => !isOwn(slot));
  const when = useWhen();
  const pickDay = (day: LocalDate) => {
    setPicked(day);
    setIsOwnPicked(false);
  };
  const ofDays = all.days.length === 0 ? all.failure : undefined;
  const failure = ofDays ?? (times.error && times.data === undefined ? failureOf(times.error) : undefined);
  useFreshServices(failure ?? null);
  if (failure) {
    return (
      <div className={styles.terms}>
        {isOutcomeUnknown(failure) || isMendedBy(failure, "tryLater") ? (
          <Failed
            title={t("success.move.timesFailed")}
            onRetry={() => (ofDays ? all.retry() : void times.refetch())}
            isRetrying={all.isFetching || times.isFetching}
          />
        ) : (
          <WhyNotChanged failure={failure} of="move" />
        )}
        <Reselect />
      </div>
    );
  }
  return (
    <div className={styles.terms} aria-busy={all.isFetching || times.isFetching}>
      <div className={styles.now}>
        <p className={styles.quiet}>{t("success.move.now", { when: when(reservation.startTime) })}</p>
        <Reselect />
      </div>
      <LayoutOfMove />
      <ZoneNotice instant={reservation.startTime} />
      <ChangeFailure of="time" />
      <Alternatives />
      {nearest && <NearestTime slot={nearest} today={today} currency={reservation.total.currency} onPick={pick} />}
      <DayStrip
        days={all.days}
        today={today}
        chosen={date}
        onPick={pickDay}
        awaited={all.awaited}
        isOfBefore={all.isOfBefore}
        onMore={all.readMore}
        note={t("reservation.time.salonTime", { city: reservation.firm.city })}
      />
      {all.days.length > 0 && all.failure !== undefined && (
        <Failed title={t("reservation.time.laterFailed")} onRetry={all.retry} isRetrying={all.isFetching} />
      )}
      {all.isComplete && date === undefined && <p>{t("success.move.noFreeDay")}</p>}
      {times.isPending && (!all.isComplete || date !== undefined) && <SlotGridSkeleton />}
      {isOwnPicked && (
        <Notice tone="plain" role="status" title={t("success.move.same.title")}>
          {t("success.move.same.text")}
        </Notice>
      )}
      {times.data !== undefined && (
        <DayOfMove
          times={times.data}
          days={all.days}
          chosen={ownTime}
          offer={offer}
          onPick={(slot) => (isOwn(slot) ? setIsOwnPicked(true) : pick(slot))}
          onPickDay={pickDay}
        />
      )}
    </div>
  );
}

/** The way to other services or masters: also where there are no times because one of them is gone. */
function Reselect() {
  const t = useT();
  const send = useSend();
  return <Chip onClick={() => send({ type: "services.reconsidered" })}>{t("success.reselect.open")}</Chip>;
}

/** The day of the visit, where it has free time, or else the first that has; undefined as long as its own is on its way. */
function useDayBeside({ startTime }: Reservation, { days, isComplete, failure, readMore }: DaysAhead) {
  const own = localDateOf(startTime);
  const isAhead = failure === undefined && !days.some(({ date }) => date >= own);
  const further = isAhead && isComplete ? readMore : undefined;
  useEffect(() => further?.());
  if (isAhead && (!isComplete || further)) return undefined;
  return firstFree(days, own)?.date === own ? own : firstFree(days)?.date;
}

function usePick(): (slot: Slot) => void {
  const send = useSend();
  return ({ startTime }) => send({ type: "slot.picked", startTime });
}
