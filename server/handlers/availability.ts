import type { Reads } from "../contract/handler.ts";
import type { Answer, Wanted } from "../core/availability.ts";
import { countedAddress } from "../core/counted-address.ts";
import { Refused } from "../core/refusal.ts";
import type { RequestContext } from "../core/request-context.ts";
import { previewReservation } from "../services/reservations/preview.ts";

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
  allocateServices: async ({ body, ...call }, { availability }) =>
    answered(await availability.allocation({ ...body, ...askedIn(call) })),
  getReservationTimes: async ({ body, ...call }, { availability }) =>
    answered(await availability.reservationTimes({ ...body, ...askedIn(call) })),
  getAvailableTimes: async ({ body, ...call }, { availability }) =>
    answered(await availability.availableTimes({ ...body, ...askedIn(call) })),
  getExpressServices: async ({ params, query, now }, { availability }) =>
    answered(await availability.express({ ...params, ...query, now: now.getTime() })),
  getExpressService: async ({ params, query, now }, { availability }) =>
    answered(await availability.express({ ...params, ...query, now: now.getTime() })),
  previewReservation: ({ body, ...call }, dependencies) =>
    previewReservation({ ...body, ...askedIn(call) }, dependencies),
};

function askedIn({ address, now }: RequestContext): Pick<Wanted, "caller" | "now"> {
  return { caller: countedAddress(address), now: now.getTime() };
}

function answered<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value;
  throw new Refused(answer.refusal);
}
