import type { Reservation } from "../../../domain/entities.ts";
import { isRefusal } from "../../../domain/failure.ts";
import type { ChangeEvent, OwnReservation } from "../../../machines/reservation-change/types.ts";
import type { Model } from "./model.ts";

type Answer = { effect: "getReservation" | "cancelReservation"; output: Reservation };

/** Refusals with these bring the visit as it is now. */
const showingActions: readonly string[] = ["callFirm", "acceptChange"];

/** Somebody who may not come to their visit: what they were told of it last. */
export function reservationChangeModel(own: OwnReservation): Model<ChangeEvent, Answer> {
  let told: Reservation | null = null;
  return {
    notice(happening) {
      if (happening.type === "answered") {
        told = happening.output;
        const type = happening.effect === "getReservation" ? "reservation.seen" : "reservation.cancelled";
        return [{ type, reservation: told }];
      }
      if (happening.type !== "failed" || happening.effect !== "cancelReservation") return [];
      const { failure } = happening;
      if (!isRefusal(failure) || !showingActions.includes(failure.action)) return [];
      told = failure.problem.reservation ?? told;
      return [{ type: "reservation.seen", reservation: told }];
    },
    inputOf: (effect) => (effect === "cancelReservation" ? { ...own, version: told?.version } : own),
    calls(happening) {
      if (happening.type === "entered") return ["getReservation"];
      if (happening.type !== "did" || happening.event.type === "change.abandoned") return [];
      return [happening.event.type === "retry.requested" ? "getReservation" : "cancelReservation"];
    },
    shown: ({ context }) => ({ "the visit is shown as": [told, context.reservation] }),
  };
}
