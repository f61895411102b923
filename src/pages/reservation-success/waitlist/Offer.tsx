import { useEffect, useRef, useState } from "react";
import { expectedOf } from "../../../../domain/bill.ts";
import type { Reservation, WaitlistRequest } from "../../../../domain/entities.ts";
import { failureName, waitSecondsOf, newBillOf } from "../../../../domain/failure.ts";
import { useNow } from "../../../blocks/now.ts";
import { failureMessage } from "../../../blocks/failure-message.ts";
import { HoldCountdown } from "../../../blocks/HoldCountdown.tsx";
import { NewPrice } from "../../../blocks/NewPrice.tsx";
import { ZoneNotice } from "../../../blocks/ZoneNotice.tsx";
import { useCancelling } from "../../../blocks/use-cancelling.ts";
import { useDates } from "../../../blocks/use-dates.ts";
import { FailureNotice } from "../../../flow/FailureNotice.tsx";
import { type Saving, useKeptSaving } from "../../../flow/use-saving.ts";
import { capitalized, formatTime } from "../../../format/calendar.ts";
import { formatTotal } from "../../../format/cost.ts";
import { formatCountdown } from "../../../format/duration.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { useChanged } from "../../../queries/changes.ts";
import { useSource } from "../../../queries/source.ts";
import { acceptOffer, type Answering, leaveWaitlist, waitlistIntents } from "../../../queries/waitlist.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useSecondsLeft } from "../../../ui/use-seconds-left.ts";
import { useRequest, type WaitlistProps } from "./use-request.ts";
import styles from "./waitlist.module.css";

/** A time that is held for whoever waited for it, beside the visit that they have; what became of it, once it is over. */
export function Offer(props: WaitlistProps) {
  const { request, readAt, show, readAgain } = useRequest(props);
  const now = useNow();
  const offer = request?.offer;
  const status = request?.status;
  // Its buttons had the focus.
  const [isNews, setIsNews] = useState(false);
  useEffect(() => {
    if (status === "offered") setIsNews(true);
  }, [status]);
  if (request === undefined || offer === undefined) return null;
  if (request.status === "offered") {
    const until = readAt + (offer.heldForSeconds ?? 0) * 1000;
    return <Offered key={offer.id} {...{ ...props, request, offer, until, show, readAgain }} />;
  }
  if (request.kind === "day" || Date.parse(offer.startTime) <= now) return null;
  return status === "declined" || status === "expired" ? <Over status={status} isNews={isNews} /> : null;
}

type OfferedProps = WaitlistProps & {
  request: WaitlistRequest;
  offer: Reservation;
  /** Epoch milliseconds of this device's clock. */
  until: number;
  show: (request: WaitlistRequest) => void;
  readAgain: () => void;
};

function Offered({ reservation, secret, onChanged, request, offer, until, show, readAgain }: OfferedProps) {
  const t = useT();
  const { dateOf } = useDates();
  const source = useSource();
  const changed = useChanged();
  const left = useSecondsLeft(until);
  const isEarlier = request.kind === "earlier";
  const answered = (saved: WaitlistRequest) => {
    changed("visit", "money");
    show(saved);
  };
  const failed = () => {
    readAgain();
    onChanged();
  };
  const accepting = useKeptSaving(
    waitlistIntents,
    (accepting: Parameters<typeof acceptOffer>[1], key) => acceptOffer(source, accepting, key),
    answered,
    failed,
  );
  const leaving = useKeptSaving(
    waitlistIntents,
    (answering: Answering, key) => leaveWaitlist(source, answering, key),
    answered,
    failed,
  );
  const isOut = left === 0;
  useEffect(() => {
    if (isOut) readAgain();
  }, [isOut, readAgain]);
  const answering = { requestId: request.id, secret };
  const seen = isEarlier ? reservation : offer;
  const date = dateOf(offer.startTime);
  const time = formatTime(offer.startTime);
  // What is no visit yet is this page's own, whose bill says it.
  const cancelling = useCancelling(isEarlier ? offer : null);
  return (
    <section className={styles.offer} aria-labelledby="offer">
      <div className={styles.title}>
        <h2 id="offer">{t(isEarlier ? "success.offer.earlier" : "success.offer.day")}</h2>
        <HoldCountdown until={until} />
      </div>
      <p>{t(isEarlier ? "success.offer.kept" : "success.offer.held")}</p>
      <ul className={styles.times}>
        {isEarlier && <Time visit={reservation} name={t("success.offer.old")} />}
        <Time visit={offer} name={t("success.offer.new")} isNew />
      </ul>
      {cancelling !== undefined && (
        <p>
          {date}, {time} · {cancelling}
        </p>
      )}
      <ZoneNotice instant={offer.startTime} />
      <Failure of={accepting.state === "failed" ? accepting : leaving} />
      <div className={styles.actions}>
        <Button
          isBusy={accepting.state === "saving"}
          disabled={leaving.state === "saving" || isOut}
          onClick={() => void accepting.save({ ...answering, version: seen.version, expected: expectedOf(offer) })}
        >
          {t("success.offer.take", { date, time })}
        </Button>
        <Button
          kind="soft"
          isBusy={leaving.state === "saving"}
          disabled={accepting.state === "saving" || isOut}
          onClick={() => void leaving.save(answering)}
        >
          {t(isEarlier ? "success.offer.keep" : "success.offer.decline")}
        </Button>
      </div>
    </section>
  );
}

function Time({ visit, name, isNew = false }: { visit: Reservation; name: string; isNew?: boolean }) {
  const language = useLanguage();
  const { shortDayOf } = useDates();
  const masters = [...new Set(visit.entries.map(({ masterName }) => masterName))].join(", ");
  return (
    <li className={isNew ? styles.new : undefined}>
      <small>{name}</small>
      <strong>{formatTime(visit.startTime)}</strong>
      <span>{capitalized(shortDayOf(visit.startTime))}</span>
      <span>{masters}</span>
      <b>{formatTotal(visit, language)}</b>
    </li>
  );
}

/** Failures that have words of their own. */
const translatedFailures = ["offerOver", "priceChanged", "reservationChanged", "unreachable", "broken"] as const;

function Failure({ of: { failure } }: { of: Pick<Saving<never>, "failure"> }) {
  const t = useT();
  if (failure === undefined) return null;
  const { title, text } = failureMessage(
    t,
    failure,
    translatedFailures,
    (name, part) => `success.offer.failure.${name}.${part}`,
  );
  return (
    <FailureNotice
      key={failureName(failure)}
      title={title}
      waitSeconds={waitSecondsOf(failure)}
      waitText={(seconds) => t("success.cancel.waitText", { time: formatCountdown(seconds) })}
    >
      {text} <NewPrice bill={newBillOf(failure)} />
    </FailureNotice>
  );
}

/** What became of an offer; as news it has the focus. */
function Over({ status, isNews }: { status: "declined" | "expired"; isNews: boolean }) {
  const t = useT();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) notice.current?.focus();
  }, [isNews]);
  return (
    <div ref={notice} tabIndex={-1} className={styles.over}>
      <Notice tone="plain" role="status" title={t(`success.offer.${status}.title`)}>
        {t(`success.offer.${status}.text`)}
      </Notice>
    </div>
  );
}
