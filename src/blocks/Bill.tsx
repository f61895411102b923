import { costOf, totalOf } from "../../domain/bill.ts";
import type { Bill as BillOfVisit, Reservation } from "../../domain/entities.ts";
import { formatTimeRange } from "../format/calendar.ts";
import { useT } from "../i18n/react.tsx";
import { forWhom, noteOf } from "./for-whom.ts";
import { pickedWords } from "./picked-words.ts";
import { Prepaid } from "./Prepaid.tsx";
import { Price } from "./Price.tsx";
import { type Face, facesBeside } from "./faces-beside.ts";
import { PriceLine } from "./PriceLine.tsx";
import { useCancelling } from "./use-cancelling.ts";
import styles from "./Bill.module.css";

const ahead: readonly Reservation["status"][] = ["held", "awaitingPrepayment", "confirmed"];

/** A visit with its bill, made or about to be. */
type Billed = BillOfVisit &
  Pick<Reservation, "startTime" | "status" | "paymentStatus"> & {
    entries: (Reservation["entries"][number] & { face?: Face | undefined })[];
  };

type Props = {
  reservation: Billed;
  /** Called by who wants another service, master or time in the place of one. */
  onChange?: (entry: Reservation["entries"][number]) => void;
  /** Whether the visit is of the phone of who is signed in. */
  isOwnPhone?: boolean;
};

/** Who does what when, where and for how much, what is due before the visit, and until when it can be cancelled. */
export function Bill({ reservation, onChange, isOwnPhone = false }: Props) {
  const t = useT();
  const { entries, total, status } = reservation;
  const costs = totalOf(reservation);
  const cancelling = useCancelling(reservation);
  const isAhead = ahead.includes(status);
  const faces = facesBeside(entries.map(({ face }) => face));
  const areSeveral = entries.some(({ person }) => person !== entries[0]?.person);
  return (
    <div className={styles.bill}>
      <ul>
        {entries.map((entry, index) => (
          <PriceLine
            key={`${entry.person}-${entry.serviceId}`}
            as="li"
            what={entry.serviceName}
            face={faces[index]}
            person={areSeveral ? entry.person : undefined}
            note={noteOf([
              forWhom(entry.person, t),
              entry.masterName,
              formatTimeRange(entry.startTime, entry.endTime),
              ...(entry.roomNames ?? []),
              isAhead && entry.pickedBecause ? pickedWords(entry.pickedBecause, areSeveral, t) : null,
            ])}
            price={<Price {...costOf([entry])} currency={total.currency} />}
            action={
              onChange && (
                <button
                  type="button"
                  className={styles.change}
                  aria-label={t("reservation.confirm.changeService", {
                    service: entry.serviceName,
                    whom: forWhom(entry.person, t) ?? "",
                  }).trim()}
                  onClick={() => onChange(entry)}
                >
                  {t("reservation.confirm.change")}
                </button>
              )
            }
          />
        ))}
      </ul>
      <PriceLine as="p" what={t("company.total")} price={<Price {...costs} currency={total.currency} />} isTotal />
      {isAhead && (
        <>
          {costs.cost.from < costs.cost.to && <p className={styles.quiet}>{t("reservation.bill.range")}</p>}
          <Prepaid reservation={reservation} isOwnPhone={isOwnPhone} />
          {cancelling !== undefined && <p className={styles.quiet}>{cancelling}</p>}
        </>
      )}
    </div>
  );
}
