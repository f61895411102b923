import { useQuery } from "@tanstack/react-query";
import { expressWanted } from "../../../../domain/express.ts";
import { wishesOf } from "../../../../machines/reservation/selectors.ts";
import { getExpressService } from "../../../queries/salon.ts";
import { useSource } from "../../../queries/source.ts";
import { useFlowSelector, useSalon } from "../flow.ts";

const none: readonly string[] = [];

/** When what is wanted can be had as an express service; asked where a time is too soon for all else. */
export function useExpressTimes(isTooSoon: boolean): readonly string[] {
  const source = useSource();
  const { firm, services } = useSalon();
  const wanted = expressWanted(firm.id, useFlowSelector(wishesOf), services);
  const { data } = useQuery({
    ...getExpressService(source, wanted ?? { firmId: firm.id, serviceId: 0 }),
    enabled: wanted !== undefined && isTooSoon,
  });
  if (!isTooSoon || data === undefined) return none;
  return data.services.flatMap(({ slots }) => slots.map(({ startTime }) => startTime));
}
