import { useSearchParams } from "react-router-dom";
import { companyQuery } from "../../../domain/addresses.ts";
import type { Service } from "../../../domain/entities.ts";
import type { Money } from "../../../domain/money.ts";
import { writeQuery } from "../../../domain/query.ts";
import { totalsOf } from "../../../domain/wish-totals.ts";
import { wishesFor } from "../../../domain/wishes.ts";
import { useEnvironment } from "../../blocks/environment.ts";
import { readServices } from "../../routes/hrefs.ts";

/** The services that the client has chosen here. They stand in the address, so that the back button keeps them. */
export type VisitServices = {
  ids: readonly number[];
  services: readonly Service[];
  /** Minutes, one service after another. */
  duration: number;
  /** What they cost at least and at most; undefined for nothing. */
  total: { from: Money; to: Money } | undefined;
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
    const next = isChosen ? wanted.filter((id) => id !== serviceId) : [...wanted, serviceId];
    emit({ type: isChosen ? "service.unchosen" : "service.chosen", firmId, serviceId });
    setParams(writeQuery(companyQuery, { services: next }), { replace: true, preventScrollReset: true });
  };
  const ids = services.map(({ id }) => id);
  const { minutes, ...total } = totalsOf(wishesFor(ids), offered, currency ?? "");
  return {
    ids,
    services,
    duration: minutes,
    total: currency === undefined ? undefined : total,
    toggle,
  };
}
