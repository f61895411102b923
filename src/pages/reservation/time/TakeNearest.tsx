import { costOf } from "../../../../domain/bill.ts";
import { epochOf, localDateOf } from "../../../../domain/time.ts";
import { isHolding, startTimeOf } from "../../../../machines/reservation/selectors.ts";
import { formatNearDay, formatTime } from "../../../format/calendar.ts";
import { formatCost } from "../../../format/cost.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import type { DaysAhead } from "../../../queries/use-days-ahead.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useFlowSelector, useSalon } from "../flow.ts";
import { usePick } from "./use-pick.ts";
import { usePlans } from "./use-plans.ts";

/**
 * The nearest free time of all days, one press away whichever day is looked at; nothing where none is free, or where a plan
 * in another manner, which stands beside it, begins sooner.
 */
export function TakeNearest({ all: { days, nearest, today, awaited } }: { all: DaysAhead }) {
  const t = useT();
  const language = useLanguage();
  const { firm } = useSalon();
  const pick = usePick();
  const wanted = useFlowSelector(startTimeOf);
  const isAsking = useFlowSelector(isHolding);
  const plans = usePlans();
  const [slot] = nearest;
  if (slot === undefined || plans.isAwaited) {
    const isAwaited = slot !== undefined || (days.length === 0 && awaited > 0);
    return isAwaited && <Skeleton width="15rem" height="var(--touch-target)" radius="var(--radius-full)" />;
  }
  if (plans.compared.some((plan) => epochOf(plan.slot.startTime) < epochOf(slot.startTime))) return null;
  const isAsked = isAsking && wanted !== null && Date.parse(wanted) === Date.parse(slot.startTime);
  return (
    <Chip tone="act" aria-busy={isAsked || undefined} onClick={() => pick(slot)}>
      <Icon name="calendar" />
      <span>
        {t("reservation.time.nearest", {
          day: formatNearDay(localDateOf(slot.startTime), today, language),
          time: formatTime(slot.startTime),
          price: formatCost(costOf(slot.entries).cost, firm.currency, language),
        })}
      </span>
    </Chip>
  );
}
