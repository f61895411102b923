import { formatPhoneInText, parsePhone } from "../../../../domain/phone.ts";
import { contactsOf, failureOf, reservationOf } from "../../../../machines/reservation/selectors.ts";
import { capitalized, formatTimeRange } from "../../../format/calendar.ts";
import { typeset } from "../../../format/typeset.ts";
import { useT } from "../../../i18n/react.tsx";
import { Bill } from "../../../blocks/Bill.tsx";
import { useHasCardInHand } from "../../../blocks/card-in-hand.ts";
import { ZoneNotice } from "../../../blocks/ZoneNotice.tsx";
import { useDates } from "../../../blocks/use-dates.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { Picture } from "../../../ui/Picture.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { FailureNotice } from "../FailureNotice.tsx";
import { OtherPrice } from "../OtherPrice.tsx";
import { entryNames } from "../entry-names.ts";
import { useChange, useFlowSelector, useSalon } from "../flow.ts";
import { CardsSkeleton } from "../skeletons.tsx";
import { useIsOwnPhone } from "../use-own-phone.ts";
import styles from "./ConfirmStep.module.css";

/** Everything that is about to be confirmed. */
export function ConfirmStep() {
  const t = useT();
  const { dayOf } = useDates();
  const change = useChange();
  const salon = useSalon();
  const { firm } = salon;
  const reservation = useFlowSelector(reservationOf);
  const { clientName, clientPhone, comment } = useFlowSelector(contactsOf);
  const failure = useFlowSelector(failureOf);
  const phone = parsePhone(clientPhone);
  const isOwnPhone = useIsOwnPhone();
  const hasCardInHand = useHasCardInHand(firm.id);
  const picture = firm.pictures[0];
  if (reservation === null) return <CardsSkeleton />;
  const entries = reservation.entries.map((entry) => ({ ...entry, ...entryNames(entry, salon) }));
  return (
    <div className={styles.step}>
      <OtherPrice />
      <FailureNotice failure={failure} note={t("reservation.confirm.safeToRepeat")} />
      <ZoneNotice instant={reservation.startTime} />
      <article className={styles.card}>
        {picture && (
          <div className={styles.picture}>
            <Picture {...picture} alt="" sizes="(min-width: 60rem) 44rem, 92vw" />
          </div>
        )}
        <div className={styles.part}>
          <h2>{typeset(firm.name)}</h2>
          <p className={styles.quiet}>{typeset(`${firm.cityName}, ${firm.address}`)}</p>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>
              <Icon name="calendar" /> {t("reservation.confirm.when")}
            </dt>
            <dd>
              <b>{capitalized(dayOf(reservation.startTime))}</b>
              <br />
              {formatTimeRange(reservation.startTime, reservation.endTime)}
              <span className={styles.quiet}> · {t("reservation.time.salonTime", { city: firm.cityName })}</span>
              <button type="button" className={styles.change} onClick={() => change("time")}>
                {t("reservation.confirm.changeTime")}
              </button>
            </dd>
          </div>
          <div>
            <dt>
              <Icon name="phone" /> {t("reservation.confirm.who")}
            </dt>
            <dd>
              <b>{clientName.trim()}</b>
              <br />
              {phone.ok && formatPhoneInText(phone.phone)}
              {comment.trim() !== "" && <p className={styles.quiet}>{comment.trim()}</p>}
              <button type="button" className={styles.change} onClick={() => change("contacts")}>
                {t("reservation.confirm.change")}
              </button>
            </dd>
          </div>
        </dl>
        <div className={styles.part}>
          <Bill
            reservation={{ ...reservation, entries }}
            onChange={(entry) => change("services", entry)}
            isOwnPhone={isOwnPhone}
          />
        </div>
      </article>
      {hasCardInHand && (
        <Notice tone="plain">
          {t(`reservation.confirm.giftCard.${reservation.prepayment.amount > 0 ? "next" : "nothing"}`)}
        </Notice>
      )}
    </div>
  );
}
