import type { ReservationQuery } from "./addresses.ts";
import type { Reservation, ReservationParams } from "./entities.ts";
import type { Wishes } from "./wishes.ts";

/** What was wanted of a visit: the same services for the same people, of the masters who do them. */
function wishesAgain({ entries }: Pick<Reservation, "entries">): Wishes {
  return entries.map(({ person, serviceId, masterId }) => ({ person, serviceId, masterId }));
}

/** What a link into the reservation says of a visit that is to be had once more. */
export function againQuery(visit: Pick<Reservation, "entries">): Pick<ReservationQuery, "wishes"> {
  return { wishes: wishesAgain(visit) };
}

/** What is wanted of a visit that is to be at another time. */
export function paramsAgain(visit: Pick<Reservation, "entries" | "peopleCount" | "awaitingTime">): ReservationParams {
  return { entries: wishesAgain(visit), peopleCount: visit.peopleCount, awaitingTime: visit.awaitingTime };
}
