import type { ReservationQuery } from "./addresses.ts";
import type { Reservation } from "./entities.ts";

/** What a link into the reservation says of a visit that is to be had once more: the same for the same people of the same masters. */
export function againQuery({ entries }: Pick<Reservation, "entries">): Pick<ReservationQuery, "wishes"> {
  return { wishes: entries.map(({ person, serviceId, masterId }) => ({ person, serviceId, masterId })) };
}
