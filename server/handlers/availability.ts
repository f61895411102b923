import type { Reads } from "../contract/handler.ts";
import type { Answer, Wanted } from "../core/availability.ts";
import { countedAddress } from "../core/counted-address.ts";
import type { CurrentUser } from "../core/current-user.ts";
import type { Dependencies } from "../core/dependencies.ts";
import { Refused } from "../core/refusal.ts";
import type { RequestContext } from "../core/request-context.ts";
import { previewReservation } from "../services/reservations/preview.ts";
import { isClaimed, refuseMiscounted } from "../services/reservations/reservation.ts";

type AvailabilityHandlers = Pick<
  Reads,
  | "getReservationInfo"
  | "allocateServices"
  | "getReservationTimes"
  | "getAvailableTimes"
  | "getExpressServices"
  | "getExpressService"
  | "previewReservation"
>;

export const availabilityHandlers: AvailabilityHandlers = {
  getReservationInfo: async ({ query: { firmId }, now }, { availability }) =>
    answered(await availability.reservationInfo({ firmId, now: now.getTime() })),
  allocateServices: async (call, dependencies) =>
    answered(await dependencies.availability.allocation(await wantedIn(call, dependencies))),
  getReservationTimes: async (call, dependencies) =>
    answered(await dependencies.availability.reservationTimes(await wantedIn(call, dependencies))),
  getAvailableTimes: async (call, dependencies) =>
    answered(await dependencies.availability.availableTimes(await wantedIn(call, dependencies))),
  getExpressServices: async ({ params, query, now }, { availability }) =>
    answered(await availability.express({ ...params, ...query, now: now.getTime() })),
  getExpressService: async ({ params, query, now }, { availability }) =>
    answered(await availability.express({ ...params, ...query, now: now.getTime() })),
  previewReservation: async (call, dependencies) =>
    previewReservation(await wantedIn(call, dependencies), dependencies),
};

type Asking<Body> = RequestContext & {
  body: Body;
  headers: { reservation_secret?: string | undefined };
  currentUser?: CurrentUser | undefined;
};

/**
 * What is wanted, which is refused where a hold of it would be for its counts alone. Who names a reservation that is not theirs
 * is answered as anybody is: whose time it is, and when, is not theirs to know.
 */
async function wantedIn<Body extends Pick<Wanted, "params"> & { reservationId?: string }>(
  { body: { reservationId, ...wanted }, headers, currentUser, address, now }: Asking<Body>,
  { pool }: Pick<Dependencies, "pool">,
): Promise<Omit<Body, "reservationId"> & Pick<Wanted, "caller" | "now" | "ownReservationId">> {
  refuseMiscounted(wanted.params);
  const asked = { ...wanted, caller: countedAddress(address), now: now.getTime() };
  if (reservationId === undefined) return asked;
  const isOwn = await isClaimed(pool, { reservationId, secret: headers.reservation_secret, currentUser });
  return isOwn ? { ...asked, ownReservationId: reservationId } : asked;
}

function answered<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value;
  throw new Refused(answer.refusal);
}
