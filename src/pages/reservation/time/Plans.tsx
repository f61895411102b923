import { useId } from "react";
import { costOf } from "../../../../domain/bill.ts";
import type { Plan } from "../../../../domain/entities.ts";
import { inVisitOrder } from "../../../../domain/entries.ts";
import { epochOf, minuteMs } from "../../../../domain/time.ts";
import { countPeople } from "../../../../domain/wishes.ts";
import { isHolding, layoutOf, startTimeOf, wishesOf } from "../../../../machines/reservation/selectors.ts";
import { Failed } from "../../../blocks/Failed.tsx";
import { PersonMark } from "../../../blocks/PersonMark.tsx";
import { useDates } from "../../../blocks/use-dates.ts";
import { capitalized, formatTime, formatTimeRange } from "../../../format/calendar.ts";
import { formatCost } from "../../../format/cost.ts";
import { formatDuration, formatDurationInText } from "../../../format/duration.ts";
import { type T, useLanguage, useT } from "../../../i18n/react.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useFlowSelector, useHold, useSalon, useSend } from "../flow.ts";
import { useSlotPicked } from "../slot-picked.ts";
import styles from "./Plans.module.css";
import { usePlans } from "./use-plans.ts";

/** The ways to lay out a visit of several services or people, side by side; one press takes one. */
export function Plans() {
  const t = useT();
  const { compared, isAwaited, isFailed, isFetching, retry } = usePlans();
  const people = countPeople(useFlowSelector(wishesOf));
  if (people > 1 && isAwaited) {
    return (
      <div className={styles.cards} aria-busy="true">
        <Skeleton height="15rem" radius="var(--radius-m)" />
        <Skeleton height="15rem" radius="var(--radius-m)" />
      </div>
    );
  }
  if (isFailed) return <Failed title={t("reservation.plans.failed")} onRetry={retry} isRetrying={isFetching} />;
  if (compared.length === 0) return null;
  return (
    <section aria-labelledby="plans" className={styles.plans}>
      <h2 id="plans">{t("reservation.plans.title")}</h2>
      <ul className={styles.cards}>
        {compared.map((plan) => (
          <li key={plan.manners.join()}>
            <PlanCard plan={plan} people={people} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type CardProps = { plan: Plan; people: number };

function PlanCard({ plan, people }: CardProps) {
  const t = useT();
  const language = useLanguage();
  const { shortDayOf } = useDates();
  const send = useSend();
  const id = useId();
  const { firm } = useSalon();
  const wanted = useFlowSelector(startTimeOf);
  const layout = useFlowSelector(layoutOf);
  const isHeld = useHold() !== null;
  const slotPicked = useSlotPicked();
  const isAsking = useFlowSelector(isHolding);
  const { manners, slot, waitingMinutes } = plan;
  const [manner] = manners;
  const isOfManner = people === 1 || manner === layout.manner;
  const isChosen =
    isOfManner && (isHeld || isAsking) && wanted !== null && Date.parse(wanted) === Date.parse(slot.startTime);
  const { cost, full } = costOf(slot.entries);
  const minutes = (epochOf(slot.endTime) - epochOf(slot.startTime)) / minuteMs;
  const wait = t("reservation.plans.wait", { duration: formatDurationInText(waitingMinutes, language) });
  const take = () =>
    send(
      isChosen && isHeld
        ? { type: "step.revisited", step: "contacts" }
        : { ...slotPicked(slot), ...(people > 1 && manner && { manner }) },
    );
  return (
    <button
      type="button"
      className={styles.card}
      aria-labelledby={`${id}-name ${id}-when`}
      aria-describedby={`${id}-more`}
      aria-pressed={isChosen}
      aria-busy={(isChosen && isAsking) || undefined}
      onClick={take}
    >
      <span id={`${id}-name`} className={styles.name}>
        {nameOf(plan, people, t)}
      </span>
      <b id={`${id}-when`} className={styles.when}>
        {capitalized(shortDayOf(slot.startTime))}, {formatTimeRange(slot.startTime, slot.endTime)}
      </b>
      <span id={`${id}-more`} className={styles.more}>
        <small>
          {[formatDuration(minutes, language), waitingMinutes === 0 ? t("reservation.plans.noWait") : wait].join(" · ")}
        </small>
        <Entries plan={plan} people={people} />
        <span className={styles.price}>
          <strong>{formatCost(cost, firm.currency, language)}</strong>
          {cost.from < full.from && <s>{formatCost(full, firm.currency, language)}</s>}
        </span>
      </span>
    </button>
  );
}

/** Who does what when, in the order in which it is done; by person where there are several. */
function Entries({ plan: { slot }, people }: CardProps) {
  const { services, masters } = useSalon();
  return (
    <span className={styles.entries}>
      {inVisitOrder(slot.entries).map(({ person, serviceId, masterId, startTime }) => (
        <span key={`${person}-${serviceId}`} className={styles.entry}>
          {people > 1 && <PersonMark person={person} />}
          <time>{formatTime(startTime)}</time>
          <span>
            {services.find(({ id }) => id === serviceId)?.name}
            <small>{masters.find(({ id }) => id === masterId)?.name}</small>
          </span>
        </span>
      ))}
    </span>
  );
}

/** What speaks for a plan. Who comes alone is not served together with anybody: theirs is the soonest. */
function nameOf({ manners }: Plan, people: number, t: T): string {
  const names = manners.map((manner) =>
    people === 1 && manner !== "shortest" ? t("reservation.plans.soonest") : t(`reservation.plans.${manner}`),
  );
  return [...new Set(names)].join(" · ");
}
