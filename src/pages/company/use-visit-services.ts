import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { type CompanyQuery, companyQuery } from "../../../domain/page-queries.ts";
import type { Master, Service } from "../../../domain/entities.ts";
import type { Money } from "../../../domain/money.ts";
import { writeQuery } from "../../../domain/query.ts";
import { type Rate, rateOf, totalsOf } from "../../../domain/wish-totals.ts";
import { addWish, askForMaster, hasWish, removeWish, type Wishes, withoutMaster } from "../../../domain/wishes.ts";
import { useEnvironment } from "../../blocks/environment.ts";
import { getFirmMasters } from "../../queries/salon.ts";
import { useSource } from "../../queries/source.ts";
import { readCompanyQuery } from "../../routes/hrefs.ts";
import { isMasterToBeChosen, wishesAt } from "./visit-wishes.ts";

/** A chosen service, with the name of whoever is asked for, at their price. */
type VisitLine = { service: Service; masterName: string | undefined; rate: Rate };

/** The services that the client has chosen here, and of whom. They stand in the address, so that the back button keeps them. */
export type VisitServices = {
  wishes: Wishes;
  /** Each of them as it stands in the visit's list. */
  lines: readonly VisitLine[];
  /** Minutes, one service after another. */
  duration: number;
  /** What they cost at least and at most; undefined for nothing. */
  total: { from: Money; to: Money } | undefined;
  /** The master who is asked for: only their services are shown, and chosen ones are theirs. */
  master: Master | undefined;
  /** The lowest price of what the asked master does; undefined where nobody is asked for by name. */
  lowestPrice: Money | undefined;
  /** urlName of the category that the client comes for. */
  category: string | undefined;
  /** What is still to be chosen after the services. */
  nextStep: "services" | "masters" | "time";
  toggle: (serviceId: number) => void;
  /** What the address says when a master is asked for, or nobody by name any more. */
  askingFor: (master: Master | undefined) => string;
  /** Nobody by name is asked for any more. */
  askForAny: () => void;
};

/** The next press is about what this one has chosen, however soon it comes. */
const atOnce = { replace: true, preventScrollReset: true, flushSync: true };

export function useVisitServices(firmId: number, offered: readonly Service[] = []): VisitServices {
  const { emit } = useEnvironment();
  const [params, setParams] = useSearchParams();
  const { data: masters } = useQuery(getFirmMasters(useSource(), firmId));
  const query = readCompanyQuery(params);
  const wishes = wishesAt(query.wishes, offered);
  const lines = wishes.flatMap(({ serviceId, masterId }): VisitLine[] => {
    const service = offered.find(({ id }) => id === serviceId);
    if (service === undefined) return [];
    const masterName = masters?.find(({ id }) => id === masterId)?.name;
    return [{ service, masterName, rate: rateOf(service, masterId) }];
  });
  const master = masters?.find(({ id, isOnline }) => isOnline && id === query.master);
  const currency = lines[0]?.rate.price.currency;
  const { minutes, ...total } = totalsOf(wishes, offered, currency ?? "");
  const addressOf = (next: Partial<CompanyQuery>) => writeQuery(companyQuery, { ...query, wishes, ...next });
  const go = (next: Partial<CompanyQuery>) => setParams(addressOf(next), atOnce);
  const toggle = (serviceId: number) => {
    const key = { person: 1, serviceId };
    const isChosen = hasWish(wishes, key);
    emit({ type: isChosen ? "service.unchosen" : "service.chosen", firmId, serviceId });
    go({ wishes: isChosen ? removeWish(wishes, key) : addWish(wishes, key, master?.id) });
  };
  const asked = (next: Master | undefined): Partial<CompanyQuery> => {
    const open = master === undefined ? wishes : withoutMaster(wishes, master.id);
    return { wishes: next === undefined ? open : askForMaster(open, next), master: next?.id ?? null };
  };
  return {
    wishes,
    lines,
    duration: minutes,
    total: currency === undefined ? undefined : total,
    master,
    lowestPrice: master && lowestPrice(master, offered),
    category: query.category,
    nextStep: wishes.length === 0 ? "services" : isMasterToBeChosen(wishes, masters) ? "masters" : "time",
    toggle,
    askingFor: (next) => addressOf(asked(next)),
    askForAny: () => go(asked(undefined)),
  };
}

function lowestPrice({ id, serviceIds }: Master, offered: readonly Service[]): Money | undefined {
  return offered
    .filter((service) => serviceIds.includes(service.id))
    .map((service) => rateOf(service, id).price)
    .toSorted((one, other) => one.amount - other.amount)[0];
}
