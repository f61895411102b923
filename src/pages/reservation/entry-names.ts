import type { Reservation } from "../../../domain/entities.ts";
import { displayName } from "../../../domain/full-name.ts";
import { faceOf } from "../../blocks/faces-beside.ts";
import type { Salon } from "./flow.ts";

type Entry = Reservation["entries"][number];

/**
 * What an entry's service and master are called in the language of the page, and the master's picture. The entry has the
 * names of the language in which it was held, and of what the firm no longer offers.
 */
export function entryNames(entry: Entry, { services, masters }: Pick<Salon, "services" | "masters">) {
  const service = services.find(({ id }) => id === entry.serviceId);
  const master = masters.find(({ id }) => id === entry.masterId);
  return {
    serviceName: service?.name ?? entry.serviceName,
    masterName: master === undefined ? entry.masterName : displayName(master),
    face: master && faceOf(master),
  };
}
