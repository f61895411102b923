import { addDays, isLocalDate } from "../../domain/time.ts";
import type { Call, Reads, Success } from "../contract/handler.ts";
import type { Dependencies } from "../core/dependencies.ts";
import { Refused } from "../core/refusal.ts";
import type { Answer } from "../core/availability.ts";

type AvailabilityHandlers = Pick<
  Reads,
  "allocateServices" | "getReservationTimes" | "getAvailableTimes" | "previewReservation"
>;

export const availabilityHandlers: AvailabilityHandlers = {
  allocateServices: async ({ body, now }, { availability }) =>
    answered(await availability.allocation({ ...body, now: now.getTime() })),
  getReservationTimes,
  getAvailableTimes: async ({ body, now }, { availability }) =>
    answered(await availability.availableTimes({ ...body, now: now.getTime() })),
  previewReservation,
};

async function getReservationTimes(
  { body, now }: Call<"getReservationTimes">,
  { availability }: Dependencies,
): Promise<Success<"getReservationTimes">> {
  if (!isLocalDate(addDays(body.from, body.days - 1))) {
    throw new Refused("validationFailed", {
      errors: [{ field: "/from", message: "must have that many days after it" }],
    });
  }
  return answered(await availability.reservationTimes({ ...body, now: now.getTime() }));
}

async function previewReservation(
  { body, now }: Call<"previewReservation">,
  { availability }: Dependencies,
): Promise<Success<"previewReservation">> {
  const wanted = { ...body, now: now.getTime() };
  const answer = await availability.planAt(wanted);
  if (!answer.ok && answer.refusal === "slotTaken") {
    throw new Refused("slotTaken", { alternatives: await availability.alternatives(wanted) });
  }
  const { slot, timeZone, currency, prepayment, freeCancelUntil } = answered(answer);
  return {
    startTime: slot.startTime,
    endTime: slot.endTime,
    timeZone,
    entries: slot.entries,
    total: { amount: slot.price, currency },
    fullTotal: { amount: slot.fullPrice, currency },
    prepayment: { amount: prepayment, currency },
    ...(freeCancelUntil !== undefined && { freeCancelUntil }),
  };
}

function answered<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value;
  throw new Refused(answer.refusal);
}
