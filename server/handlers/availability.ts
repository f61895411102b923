import type { Reads } from "../contract/handler.ts";
import type { Answer } from "../core/availability.ts";
import { Refused } from "../core/refusal.ts";
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
  allocateServices: async ({ body, now }, { availability }) =>
    answered(await availability.allocation({ ...body, now: now.getTime() })),
  getReservationTimes: async ({ body, now }, { availability }) =>
    answered(await availability.reservationTimes({ ...body, now: now.getTime() })),
  getAvailableTimes: async ({ body, now }, { availability }) =>
    answered(await availability.availableTimes({ ...body, now: now.getTime() })),
  getExpressServices: async ({ params, query, now }, { availability }) =>
    answered(await availability.express({ ...params, ...query, now: now.getTime() })),
  getExpressService: async ({ params, query, now }, { availability }) =>
    answered(await availability.express({ ...params, ...query, now: now.getTime() })),
  previewReservation: ({ body, now }, dependencies) =>
    previewReservation({ ...body, now: now.getTime() }, dependencies),
};

function answered<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value;
  throw new Refused(answer.refusal);
}
