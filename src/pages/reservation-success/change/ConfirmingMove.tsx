import { type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type { VisitChoice, WantedOfVisit } from "../../../../domain/visit-choice.ts";
import { mayAskFor } from "../../../../domain/cancelling.ts";
import type { Preview, Reservation } from "../../../../domain/entities.ts";
import { countPeople, inNumbersOf, numberPeople } from "../../../../domain/wishes.ts";
import {
  choiceOf,
  failureOf,
  isOtherwise,
  ownChoiceOf,
  previewOf,
  reservationOf,
  wantedVisitOf,
} from "../../../../machines/reservation-change/selectors.ts";
import { isWaitingForServer } from "../../../../machines/kit/selectors.ts";
import { Bill } from "../../../blocks/Bill.tsx";
import { capitalized } from "../../../format/calendar.ts";
import { formatTotal } from "../../../format/cost.ts";
import { formatMoney } from "../../../format/money.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { hrefs } from "../../../routes/hrefs.ts";
import { Button, buttonClassName } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { ChangeFailure } from "./ChangeFailure.tsx";
import { Differences } from "./Differences.tsx";
import { useFlowSelector, useSend } from "./flow.ts";
import styles from "./change.module.css";
import { useKeptChoice } from "./use-kept-choice.ts";
import { useNamedEntries } from "./use-named-entries.ts";
import { useTakenMeanwhile } from "./use-taken-meanwhile.ts";
import { useWhen } from "./use-when.ts";

/** What becomes of the visit, when it is then, what it costs and on which terms, said first; and the client's word. */
export function ConfirmingMove() {
  const reservation = useFlowSelector(reservationOf);
  const preview = useFlowSelector(previewOf);
  const wanted = useFlowSelector(wantedVisitOf);
  return reservation && preview && wanted && <Move reservation={reservation} preview={preview} wanted={wanted} />;
}

type MoveProps = { reservation: Reservation; preview: Preview; wanted: WantedOfVisit };

function Move({ reservation, preview, wanted }: MoveProps) {
  const t = useT();
  const language = useLanguage();
  const send = useSend();
  const when = useWhen();
  const choice = useFlowSelector(choiceOf);
  const entries = inNumbersOf(choice.wishes, useNamedEntries(reservation, preview));
  useKeptChoice("confirmingMove", reservation, choice);
  // Of one who comes alone it is not said which of several they were.
  const billed = countPeople(entries) === 1 ? numberPeople(entries) : entries;
  const isBusy = useFlowSelector(isWaitingForServer);
  const isTaken = useTakenMeanwhile(wanted, preview, isBusy);
  const own = useFlowSelector(ownChoiceOf);
  const isOther = useFlowSelector(isOtherwise);
  const isOtherTime = Date.parse(preview.startTime) !== Date.parse(reservation.startTime);
  const top = useTopOn(useFlowSelector(failureOf), isTaken);
  const price = formatTotal(preview, language);
  const before = formatTotal(reservation, language);
  return (
    <div className={styles.terms}>
      <p ref={top} className={styles.what}>
        {capitalized(when(preview.startTime))}
      </p>
      <ChangeFailure of="move" />
      {isTaken && (
        <Notice tone="honey" role="status" title={t("success.move.failure.slotTaken.title")}>
          {t("success.move.failure.slotTaken.text")}
        </Notice>
      )}
      <ul className={styles.facts}>
        <Differences
          before={{ entries: reservation.entries, layout: own.layout }}
          now={{ entries, layout: choice.layout }}
          as="move"
        />
        {isOtherTime && <li>{t("success.move.from", { when: when(reservation.startTime) })}</li>}
        <li>{t(price === before ? "success.move.samePrice" : "success.move.newPrice", { price, before })}</li>
      </ul>
      <Bill
        reservation={{
          ...preview,
          entries: billed,
          status: reservation.status,
          paymentStatus: reservation.paymentStatus,
        }}
      />
      {mayAskFor({ wanted: preview.prepayment.amount, agreed: reservation.prepayment.amount }) ? (
        <div className={styles.foot}>
          <p className={styles.price}>
            <span>{t("company.total")}</span>
            <b>{price}</b>
          </p>
          <Button isWide isBusy={isBusy} onClick={() => send({ type: "move.confirmed" })}>
            {t(isOther ? "success.reselect.submit" : "success.move.submit")}
          </Button>
        </div>
      ) : (
        <AsksForPrepayment prepayment={preview.prepayment} reservation={reservation} choice={choice} />
      )}
      {!isBusy && (
        <Button kind="soft" isWide onClick={() => send({ type: "slot.reconsidered" })}>
          {t("success.move.otherTime")}
        </Button>
      )}
      {!isBusy && (
        <Button kind="plain" isWide onClick={() => send({ type: "change.abandoned" })}>
          {t("success.move.keep")}
        </Button>
      )}
    </div>
  );
}

/** The button is wherever the client has read to: why it led to nothing is said at the top, which is on the screen then. */
function useTopOn(failure: object | null, isTaken: boolean): RefObject<HTMLParagraphElement | null> {
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failure !== null || isTaken) top.current?.scrollIntoView?.({ block: "nearest" });
  }, [failure, isTaken]);
  return top;
}

type Asked = { prepayment: Preview["prepayment"]; reservation: Reservation; choice: VisitChoice };

/** What is paid before it stands is reserved on its own. */
function AsksForPrepayment({ prepayment, reservation: { firm }, choice: { wishes, layout } }: Asked) {
  const t = useT();
  const language = useLanguage();
  return (
    <Notice
      tone="honey"
      title={t("success.move.prepaid.title")}
      action={
        firm.urlKey && (
          <Link
            to={hrefs.reservation(firm.urlKey, "time", { wishes, ...layout })}
            className={buttonClassName({ kind: "soft" })}
          >
            {t("success.move.prepaid.separately")}
          </Link>
        )
      }
    >
      {t("success.move.prepaid.text", { amount: formatMoney(prepayment, language) })}
    </Notice>
  );
}
