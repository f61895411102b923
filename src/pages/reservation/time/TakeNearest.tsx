import { epochOf } from "../../../../domain/time.ts";
import { isHolding, startTimeOf } from "../../../../machines/reservation/selectors.ts";
import { NearestTime } from "../../../blocks/NearestTime.tsx";
import type { DaysAhead } from "../../../queries/use-days-ahead.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useFlowSelector, useSalon } from "../flow.ts";
import { usePick } from "./use-pick.ts";
import { usePlans } from "./use-plans.ts";

/**
 * The nearest free time of all days, one press away whichever day is looked at; nothing where none is free, or where a plan
 * in another manner, which stands beside it, begins sooner.
 */
export function TakeNearest({ all: { days, nearest, today, awaited } }: { all: DaysAhead }) {
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
  return <NearestTime slot={slot} today={today} currency={firm.currency} isBusy={isAsked} onPick={pick} />;
}
