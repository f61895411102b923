import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Plan } from "../../../../domain/entities.ts";
import { failureOf } from "../../../../domain/failure.ts";
import { limits } from "../../../../domain/limits.ts";
import { wishesOf } from "../../../../machines/reservation/selectors.ts";
import { useNow } from "../../../blocks/now.ts";
import { dateInZone } from "../../../format/zone.ts";
import { allocateServices } from "../../../queries/reservation.ts";
import { useSource } from "../../../queries/source.ts";
import { isPassing } from "../FailureNotice.tsx";
import { useFlowSelector, useOwnHold, useSalon } from "../flow.ts";
import { useParams } from "./use-days.ts";

/** The plans of the next two weeks; none where there is only one service, which is done in one way. */
export function usePlans() {
  const source = useSource();
  const { firm } = useSalon();
  const now = useNow();
  const isOneService = useFlowSelector(wishesOf).length < 2;
  // Plans are compared in every manner, whichever is wanted: choosing one of them asks for no others.
  const { manner: _, ...params } = useParams();
  const own = useOwnHold();
  const wanted = {
    firmId: firm.id,
    params,
    from: dateInZone(firm.timeZone, now),
    days: limits.daysAhead,
  };
  const query = useQuery({
    ...allocateServices(source, wanted, own),
    enabled: !isOneService,
    placeholderData: keepPreviousData,
  });
  const plans: readonly Plan[] = (!isOneService && query.data?.plans) || [];
  return {
    plans,
    /** Those that are shown side by side: one alone is the time itself. */
    compared: plans.length < 2 ? [] : plans,
    isAwaited: !isOneService && query.isPending,
    /** What else was refused is said of the days, whose question is the same. */
    isFailed: query.isError && plans.length === 0 && isPassing(failureOf(query.error)),
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
  };
}
