import { keyOf } from "../kit/intent.ts";
import type {
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
  return { ...wanted, reservationId: replaces?.reservationId ?? null };
}

/** The wish to have the time. */
export function takeInput(context: TimeHoldContext): HoldTimeInput {
  const { wanted, replaces } = requireTake(context);
  return { isTemporary: true, ...wanted, replaces, idempotencyKey: keyOf(context.intent) };
}

/** The hold that the service is asked about. */
export function restoreInput({ input }: TimeHoldContext): GetReservationInput {
  if (input.kind !== "restore") throw new Error("This state is reached with a hold only.");
  const { reservationId, secret } = input.hold;
  return { reservationId, secret };
}

/** What is held in a state that is reached with a hold only. */
export function requireHeld({ held }: Pick<TimeHoldContext, "held">): Held {
  if (held === null) throw new Error("This state is reached with a hold only.");
  return held;
}
