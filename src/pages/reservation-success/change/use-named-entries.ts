import { useQuery } from "@tanstack/react-query";
import type { Preview, Reservation } from "../../../../domain/entities.ts";
import { displayName } from "../../../../domain/full-name.ts";
import { getFirmServices } from "../../../queries/reservation.ts";
import { getFirmMasters } from "../../../queries/salon.ts";
import { useSource } from "../../../queries/source.ts";

/** The entries of what a visit would become, with the names of their services and masters. */
export function useNamedEntries(visit: Reservation, { entries }: Preview): Reservation["entries"] {
  const source = useSource();
  const { data: offer } = useQuery(getFirmServices(source, visit.firm.id));
  const { data: masters = [] } = useQuery(getFirmMasters(source, visit.firm.id));
  return entries.map((entry) => {
    const { serviceId, masterId } = entry;
    const service = offer?.services.find(({ id }) => id === serviceId)?.name;
    const master = masters.find(({ id }) => id === masterId);
    const known = visit.entries;
    return {
      ...entry,
      serviceName: service ?? known.find((had) => had.serviceId === serviceId)?.serviceName ?? "",
      masterName: master ? displayName(master) : (known.find((had) => had.masterId === masterId)?.masterName ?? ""),
    };
  });
}
