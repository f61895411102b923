import { useSearchParams } from "react-router-dom";
import { companyQuery } from "../../../domain/addresses.ts";
import type { Service } from "../../../domain/entities.ts";
import { sum } from "../../../domain/money.ts";
import { writeQuery } from "../../../domain/query.ts";
import { useEnvironment } from "../../blocks/environment.ts";
import { readServices } from "../../routes/hrefs.ts";

/** The services that the client has chosen here. They stand in the address, so that the back button keeps them. */
export type VisitServices = {
  ids: readonly number[];
  services: readonly Service[];
  /** Minutes, one service after another. */
  duration: number;
  /** Minor units; `currency` is that of the first service. */
  total: { amount: number; currency: string } | undefined;
  toggle: (serviceId: number) => void;
};

export function useVisitServices(firmId: number, offered: readonly Service[] = []): VisitServices {
  const { emit } = useEnvironment();
  const [params, setParams] = useSearchParams();
  const wanted = readServices(params);
  const services = wanted.flatMap((id) => offered.find((service) => service.id === id) ?? []);
  const currency = services[0]?.price.currency;
  const toggle = (serviceId: number) => {
    const isChosen = wanted.includes(serviceId);
    const ids = isChosen ? wanted.filter((id) => id !== serviceId) : [...wanted, serviceId];
    emit({ type: isChosen ? "service.unchosen" : "service.chosen", firmId, serviceId });
    setParams(writeQuery(companyQuery, { services: ids }), { replace: true, preventScrollReset: true });
  };
  return {
    ids: services.map(({ id }) => id),
    services,
    duration: services.reduce((minutes, service) => minutes + service.duration, 0),
    total: currency === undefined ? undefined : { amount: sum(services.map(({ price }) => price.amount)), currency },
    toggle,
  };
}
