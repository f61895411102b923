import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router-dom";
import type { Cost } from "../../../domain/bill.ts";
import type { Phone } from "../../../domain/phone.ts";
import { useAccount } from "../../blocks/account.ts";
import { getMultiLink } from "../../queries/catalogue.ts";
import { getProfile } from "../../queries/profile.ts";
import { getFirmServices } from "../../queries/reservation.ts";
import { getFirm, getFirmMasters } from "../../queries/salon.ts";
import { useSource } from "../../queries/source.ts";
import type { ReservationStep } from "../../../domain/reservation-steps.ts";
import { readReservationQuery } from "../../routes/hrefs.ts";
import { shownCostIn } from "../../blocks/shown-cost.ts";
import type { Salon } from "./flow.ts";
import type { Beginning } from "./port.ts";

/** Everything that a reservation at a company begins with, once it is there. Another language keeps what is shown. */
export function useBeginning(company: string, step: ReservationStep) {
  const source = useSource();
  const [params] = useSearchParams();
  const shownCost = shownCostIn(useLocation().state);
  const link = useQuery({ ...getMultiLink(source, company), placeholderData: keepPreviousData });
  const isNetwork = link.data?.kind === "network";
  const firmId = link.data?.firms[0]?.id;
  const wanted = { enabled: firmId !== undefined && !isNetwork, placeholderData: keepPreviousData };
  const firm = useQuery({ ...getFirm(source, firmId ?? 0), ...wanted });
  const services = useQuery({ ...getFirmServices(source, firmId ?? 0), ...wanted });
  const masters = useQuery({ ...getFirmMasters(source, firmId ?? 0), ...wanted });
  const { user } = useAccount();
  const own = useQuery({ ...getProfile(source), enabled: user !== undefined, placeholderData: keepPreviousData });
  const queries = [link, firm, services, masters];
  return {
    begun: own.isLoading
      ? undefined
      : begun({
          firm: firm.data,
          services: services.data,
          masters: masters.data,
          ownPhone: own.data?.phone,
          step,
          params,
          shownCost,
        }),
    name: link.data?.name,
    city: link.data?.firms[0]?.cityName,
    isNetwork,
    isFailed: queries.some(({ isError, data }) => isError && data === undefined),
    isRetrying: queries.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

type Read = {
  firm: Salon["firm"] | undefined;
  services: Pick<Salon, "categories" | "services"> | undefined;
  masters: Salon["masters"] | undefined;
  ownPhone: Phone | undefined;
  step: ReservationStep;
  params: URLSearchParams;
  shownCost: Cost | undefined;
};

function begun({
  firm,
  services,
  masters,
  ownPhone,
  step,
  params,
  shownCost,
}: Read): { salon: Salon; beginning: Beginning } | undefined {
  if (firm === undefined || services === undefined || masters === undefined) return undefined;
  return {
    salon: { firm, categories: services.categories, services: services.services, masters },
    beginning: {
      firm: { id: firm.id, urlKey: firm.urlKey, name: firm.name },
      step,
      query: readReservationQuery(params),
      services: services.services,
      masters,
      ...(shownCost !== undefined && { shownCost }),
      ...(ownPhone !== undefined && { ownPhone }),
    },
  };
}
