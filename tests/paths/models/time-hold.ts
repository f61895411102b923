import type { Hold } from "../../../domain/hold.ts";
import type { Preview, Reservation } from "../../../domain/entities.ts";
import type { Failure } from "../../../domain/failure.ts";
import type { TimeHoldEvent, TimeHoldInput } from "../../../machines/time-hold/types.ts";
import * as selectors from "../../../machines/time-hold/selectors.ts";
import type { Happening, Model } from "./model.ts";
import { read } from "./read.ts";

type Read = { reservation: Reservation; hold: Hold | null };
type Answer =
  | { effect: "createReservation" | "getReservation" | "extendHold"; output: Read }
  | { effect: "previewReservation"; output: Preview }
  | { effect: "waitUntil"; output: number };

/** The service counts whole seconds: the last one may not be over when they are. */
const lastSecond = 1000;
const untilNextQuestion = 15_000;
const pastHold: readonly string[] = ["awaitingPrepayment", "confirmed", "arrived", "completed"];

/** Somebody who wants a time, or has one: what is held for them, when the service is asked, what it comes to. */
export function timeHoldModel(input: TimeHoldInput): Model<TimeHoldEvent, Answer> {
  let held = input.kind === "keep" ? input.held.hold : null;
  let askAt = held ? held.until + lastSecond : 0;
  let outcome: object | undefined;
  let reservation = input.kind === "keep" ? input.held.reservation : null;
  let failure: Failure | null = null;
  let askedFor: "nothing" | "longer" | "other" = held ? "nothing" : "other";

  const end = (kind: "lost" | "settled" | "failed", more: object = {}): void => {
    outcome = { kind, ...more };
  };
  const take = ({ reservation: taken, hold }: Read): void => {
    if (pastHold.includes(taken.status)) return end("settled", { reservation: taken });
    if (!hold) return end("lost");
    [held, askAt, reservation, failure] = [hold, hold.until + lastSecond, taken, null];
    askedFor = "nothing";
  };
  const fail = (id: string, why: Failure): void => {
    if (id === "checkTime" || id === "takeTime") return end("failed", { failure: why });
    if (isNone(why)) return end("lost");
    if (id === "extendHold" || held === null) failure = why;
    askedFor = held === null ? "other" : "nothing";
  };
  const asked = () => (input.kind === "restore" ? input.hold : held);

  return {
    notice(happening) {
      if (happening.type === "did") {
        failure = null;
        askedFor = happening.event.type === "extension.requested" ? "longer" : "other";
      }
      if (happening.type === "failed") fail(happening.id, happening.failure);
      if (happening.type !== "answered" || happening.effect === "previewReservation") return [];
      if (happening.effect === "waitUntil") [askAt, askedFor] = [happening.output + untilNextQuestion, "other"];
      else take(happening.output);
      return [];
    },
    inputOf(_, id) {
      const own = { reservationId: asked()?.reservationId, secret: asked()?.secret };
      if (id === "restoreHold" || id === "extendHold") return own;
      if (id === "holdExpiry") return { at: askAt };
      if (input.kind !== "take") return undefined;
      if (id === "takeTime") return { ...input.wanted, replaces: input.replaces };
      if (id !== "checkTime" || !input.isChecked) return undefined;
      const { replaces } = input;
      return {
        ...input.wanted,
        own: replaces === null ? null : { reservationId: replaces.reservationId, secret: replaces.secret },
      };
    },
    calls(happening) {
      if (happening.type !== "entered") return callsOfHold(happening, held !== null);
      if (input.kind === "take") return [input.isChecked ? "checkTime" : "takeTime"];
      return [input.kind === "keep" ? "holdExpiry" : "restoreHold"];
    },
    shown: (snapshot) => ({
      ...read(selectors, snapshot, {
        isExtendable: askedFor === "nothing" && outcome === undefined && reservation?.isHoldExtendable === true,
        isExtending: askedFor === "longer" && outcome === undefined,
        failureOf: failure,
      }),
      "what is held is": [held, snapshot.context.held?.hold ?? null],
      "it ends in": [outcome, withoutIntent(snapshot.output)],
    }),
  };
}

/** The calls that have to follow while a time is had and kept. @param isKept whether one is held already */
export function callsOfHold(happening: Happening, isKept: boolean): readonly string[] {
  switch (happening.type) {
    case "did":
      if (happening.event.type === "extension.requested") return ["extendHold"];
      return happening.event.type === "retry.requested" ? ["restoreHold"] : [];
    case "failed": {
      if (happening.id !== "restoreHold" && happening.id !== "extendHold") return [];
      return isKept && !isNone(happening.failure) ? ["holdExpiry"] : [];
    }
    case "answered":
      if (happening.id === "holdExpiry") return ["restoreHold"];
      if (happening.id === "checkTime") return ["takeTime"];
      return isHeld(happening.output) ? ["holdExpiry"] : [];
  }
}

/** The service knows of no such hold. */
export function isNone(failure: Failure): boolean {
  return failure.kind === "refused" && (failure.action === "changeTime" || failure.code === "validationFailed");
}

function isHeld(output: unknown): boolean {
  if (!(output instanceof Object && "hold" in output && "reservation" in output)) return false;
  const { hold, reservation } = output;
  const isPast =
    reservation instanceof Object && "status" in reservation && pastHold.includes(String(reservation.status));
  return hold !== null && !isPast;
}

function withoutIntent(output: unknown): unknown {
  if (!(output instanceof Object && "intent" in output)) return output;
  const { intent: _, ...end } = output;
  return end;
}
