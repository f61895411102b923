import { required } from "../kit/required.ts";
import type { Reservation } from "../../domain/entities.ts";
import { failureName, isMendedBy, type Failure } from "../../domain/failure.ts";
import { askedAt } from "../kit/deadline.ts";
import { isIntentTo, keyOf } from "../kit/intent.ts";
import type {
  ExtendHoldInput,
  GetReservationInput,
  Held,
  HoldTimeInput,
  PreviewReservationInput,
  TimeHoldContext,
  TimeHoldInput,
} from "./types.ts";

type Take = Extract<TimeHoldInput, { kind: "take" }>;

function requireTake({ input }: Pick<TimeHoldContext, "input">): Take {
  if (input.kind !== "take") throw new Error("This state is reached with a wanted time only.");
  return input;
}

/** The question whether the wanted time is free; a hold of ours does not count as taken. */
export function previewInput(context: TimeHoldContext): PreviewReservationInput {
  const { wanted, replaces } = requireTake(context);
  return { ...wanted, own: replaces && { reservationId: replaces.reservationId, secret: replaces.secret } };
}

/** The call that takes the time. */
export function takeInput(context: TimeHoldContext): HoldTimeInput {
  const { wanted, replaces } = requireTake(context);
  return { ...wanted, replaces, idempotencyKey: keyOf(context.intent) };
}

/** What is meant by taking a time: the same time for the same wishes, in the place of the same hold. */
export function meantBy(input: TimeHoldInput): unknown {
  return input.kind === "take" ? { wanted: input.wanted, replaces: input.replaces?.reservationId ?? null } : null;
}

/** Whether the very time that is wanted was asked for before, and it is not known what became of that. */
export function isUnanswered(input: TimeHoldInput): boolean {
  return input.kind === "take" && isIntentTo(meantBy(input), input.intent);
}

/** The hold that the service is asked about. */
export function restoreInput({ input, held }: Pick<TimeHoldContext, "input" | "held">): GetReservationInput {
  const { reservationId, secret } = input.kind === "restore" ? input.hold : required(held, "a hold").hold;
  return { reservationId, secret };
}

/** Whether there is no such hold, by the service's word; what it takes for none at all (validationFailed) is none ever. */
export function isGone(failure: Failure): boolean {
  return isMendedBy(failure, "changeTime") || failureName(failure) === "validationFailed";
}

/** The call that keeps the time longer. */
export function extendInput(context: TimeHoldContext): ExtendHoldInput {
  return { ...restoreInput(context), idempotencyKey: keyOf(context.extending) };
}

/** Whether what was held has become a visit that stands, or that will once its prepayment is made. */
export function isPastHold({ status }: Pick<Reservation, "status">): boolean {
  return pastHold.includes(status);
}

const pastHold: readonly Reservation["status"][] = ["awaitingPrepayment", "confirmed", "arrived", "completed"];

const untilNextQuestion = 15_000;

/** When the service is asked what has become of what is held: its clock counts, not this device's. */
export function deadlineOf({ hold }: Held): number {
  return askedAt(hold.until);
}

/** When it is asked again if it can't be asked now. Both are milliseconds by this device's clock. */
export function nextQuestionAfter(now: number): number {
  return now + untilNextQuestion;
}
