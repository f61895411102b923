import { reservationOf } from "../../../../machines/reservation/selectors.ts";
import { facesBeside } from "../../../blocks/faces-beside.ts";
import { Prepaid } from "../../../blocks/Prepaid.tsx";
import { Price } from "../../../blocks/Price.tsx";
import { PriceLine } from "../../../blocks/PriceLine.tsx";
import { useCancelling } from "../../../blocks/use-cancelling.ts";
import { useDates } from "../../../blocks/use-dates.ts";
import { capitalized, formatTime } from "../../../format/calendar.ts";
import { formatDurationInText } from "../../../format/duration.ts";
import { typeset } from "../../../format/typeset.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { useFlowSelector, useHold, useSalon } from "../flow.ts";
import { useIsOwnPhone } from "../use-own-phone.ts";
import styles from "./Panel.module.css";
import { TakeOut } from "./TakeOut.tsx";
import { useBill } from "./use-bill.ts";

/** The visit line by line. */
export function Details() {
  const t = useT();
  const language = useLanguage();
  const { dayOf } = useDates();
  const { firm } = useSalon();
  const hold = useHold();
  const reservation = useFlowSelector(reservationOf);
  const cancelling = useCancelling(reservation);
  const isOwnPhone = useIsOwnPhone();
  const { lines, total, currency, minutes, isLeast } = useBill();
  const faces = facesBeside(lines.map(({ face }) => face));
  const areSeveral = lines.some(({ wish }) => wish.person !== lines[0]?.wish.person);
  return (
    <>
      <h2>
        {hold === null ? t("company.visit") : `${capitalized(dayOf(hold.startTime))}, ${formatTime(hold.startTime)}`}
      </h2>
      <p className={styles.quiet}>{typeset(`${firm.name} · ${firm.address}`)}</p>
      {lines.length === 0 && <p className={styles.quiet}>{t("company.visitEmpty")}</p>}
      {lines.length > 0 && (
        <>
          <ul className={styles.lines}>
            {lines.map((line, index) => (
              <PriceLine
                key={`${line.wish.person}-${line.wish.serviceId}`}
                as="li"
                what={line.name}
                face={faces[index]}
                person={areSeveral ? line.wish.person : undefined}
                note={line.note}
                price={<Price {...line.price} currency={currency} />}
                atEnd={<TakeOut wish={line.wish} name={line.name} />}
              />
            ))}
          </ul>
          <PriceLine as="p" what={t("company.total")} price={<Price {...total} currency={currency} />} isTotal />
          {reservation && <Prepaid reservation={reservation} isOwnPhone={isOwnPhone} />}
          <p className={styles.quiet}>
            {hold === null
              ? t(isLeast ? "company.visitDurationLeast" : "company.visitDuration", {
                  duration: formatDurationInText(minutes, language),
                })
              : cancelling}
          </p>
        </>
      )}
    </>
  );
}
