import type { Reads } from "../contract/handler.ts";
import type { Answer, Wanted } from "../core/availability.ts";
import { countedAddress } from "../core/counted-address.ts";
import { Refused } from "../core/refusal.ts";
import type { RequestContext } from "../core/request-context.ts";
import { previewReservation } from "../services/reservations/preview.ts";
import { refuseMiscounted } from "../services/reservations/reservation.ts";

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
  allocateServices: async (call, { availability }) => answered(await availability.allocation(wantedIn(call))),
  getReservationTimes: async (call, { availability }) => answered(await availability.reservationTimes(wantedIn(call))),
  getAvailableTimes: async (call, { availability }) => answered(await availability.availableTimes(wantedIn(call))),
  getExpressServices: async ({ params, query, now }, { availability }) =>
    answered(await availability.express({ ...params, ...query, now: now.getTime() })),
  getExpressService: async ({ params, query, now }, { availability }) =>
    answered(await availability.express({ ...params, ...query, now: now.getTime() })),
  previewReservation: async (call, dependencies) => previewReservation(wantedIn(call), dependencies),
};

/** What is wanted, which is refused where a hold of it would be for its counts alone. */
function wantedIn<Body extends Pick<Wanted, "params">>({
  body,
  address,
  now,
}: RequestContext & { body: Body }): Body & Pick<Wanted, "caller" | "now"> {
  refuseMiscounted(body.params);
  return { ...body, caller: countedAddress(address), now: now.getTime() };
}

function answered<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value;
  throw new Refused(answer.refusal);
}
