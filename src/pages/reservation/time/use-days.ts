import { paramsOf } from "../../../../domain/wishes.ts";
import { layoutOf, wishesOf } from "../../../../machines/reservation/selectors.ts";
import type { ReservationParams } from "../../../../domain/entities.ts";
import { useNow } from "../../../blocks/now.ts";
import { dateInZone } from "../../../format/zone.ts";
import { type DaysAhead, useDaysAhead } from "../../../queries/use-days-ahead.ts";
import { useFlowSelector, useOwnHold, useSalon } from "../flow.ts";

/** What is wanted, as the contract writes it. */
export function useParams(): ReservationParams {
  return paramsOf(useFlowSelector(wishesOf), useFlowSelector(layoutOf));
}

/** The days ahead with how much of each is free for what is wanted. */
export function useDays(): DaysAhead {
  const { firm } = useSalon();
  const now = useNow();
  const wanted = { firmId: firm.id, params: useParams() };
  return useDaysAhead(wanted, useOwnHold(), dateInZone(firm.timeZone, now));
}
