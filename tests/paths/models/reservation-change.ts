import { isDeepStrictEqual } from "node:util";
import type { Preview, Reservation } from "../../../domain/entities.ts";
import { isRefusal, type Failure } from "../../../domain/failure.ts";
import type { ChangeEvent, ChangeInput } from "../../../machines/reservation-change/types.ts";
import type { Layout } from "../../../domain/manner.ts";
import type { ChosenOtherwise, VisitChoice } from "../../../domain/visit-choice.ts";
import * as selectors from "../../../machines/reservation-change/selectors.ts";
import { changingOf } from "../../../domain/cancelling.ts";
import type { Model } from "./model.ts";
import { read } from "./read.ts";

type Answer = { effect: keyof typeof tells; output: Reservation } | { effect: "previewReservation"; output: Preview };

const tells = {
  getReservation: "reservation.seen",
  cancelReservation: "reservation.cancelled",
  updateReservation: "reservation.changed",
} as const;

/** What other services or masters mend. */
const servicesActions: readonly string[] = ["changeService", "changeMaster"];
/** Refusals with these bring the visit as it is now. */
const showingActions: readonly string[] = ["callFirm", "acceptChange"];

/** Somebody who may not come to their visit, or at another time: what they were told of it, and the time they want. */
export function reservationChangeModel(input: ChangeInput): Model<ChangeEvent, Answer> {
  const { reservationId, secret, wish } = input;
  const own = { reservationId, secret };
  let told: Reservation | null = null;
  let toldBefore: Reservation | null = null;
  let startTime: string | null = null;
  let priced: Preview | null = null;
  let { services, ...layout } = input.chosen;
  let failure: Failure | null = null;
  let areServicesOpen = false;
  return {
    notice(happening) {
      if (happening.type === "did") {
        const { type } = happening.event;
        if (type !== "change.abandoned") failure = null;
        areServicesOpen = type === "services.reconsidered";
      }
      if (happening.type === "failed") {
        ({ failure } = happening);
        areServicesOpen = isRefusal(failure) && servicesActions.includes(failure.action);
      }
      if (happening.type === "answered") {
        if (happening.effect === "previewReservation") {
          priced = happening.output;
          return [];
        }
        told = happening.output;
        failure = null;
        if (happening.effect === "getReservation") areServicesOpen = wish === "reselect" && changingOf(told) === "free";
        return [{ type: tells[happening.effect], reservation: told }];
      }
      if (happening.type === "did" && happening.event.type === "slot.picked") startTime = happening.event.startTime;
      if (happening.type === "did" && happening.event.type === "choice.confirmed")
        ({ services, ...layout } = otherThan(told, happening.event.choice));
      if (happening.type !== "failed" || happening.effect === "getReservation") return [];
      if (!isRefusal(failure)) return [];
      if (!showingActions.includes(failure.action)) return [];
      if (failure.problem.reservation !== undefined) [toldBefore, told] = [told, failure.problem.reservation];
      return [{ type: "reservation.seen", reservation: told }];
    },
    inputOf(effect) {
      if (effect === "getReservation") return own;
      if (effect === "cancelReservation") return { ...own, version: told?.version };
      const { version, params } = asked(told, { services, layout });
      if (effect === "previewReservation") return { firmId: told?.firm.id, params, startTime, own };
      return { ...own, change: { version, params, startTime, expected: priced && agreedIn(priced) } };
    },
    calls(happening) {
      if (happening.type === "entered") return ["getReservation"];
      if (happening.type === "failed") {
        const isPriceNew = isRefusal(happening.failure) && happening.failure.action === "acceptPrice";
        return isPriceNew ? ["previewReservation"] : [];
      }
      if (happening.type !== "did") return [];
      const call = callOf[happening.event.type];
      return call === undefined ? [] : [call];
    },
    shown: (snapshot) =>
      read(selectors, snapshot, {
        reservationOf: told,
        ownVisitOf: own,
        wantedVisitOf: told && { firmId: told.firm.id, params: asked(told, { services, layout }).params },
        isOtherwise: !isDeepStrictEqual(asked(told, { services, layout }).choice, asked(told, {}).choice),
        seenBeforeOf: toldBefore,
        failureOf: failure,
        startTimeOf: startTime,
        previewOf: priced,
        isToCancel: wish === "cancel",
        ownChoiceOf: asked(told, {}).choice,
        choiceOf: asked(told, { services, layout }).choice,
        isChoosingServices: areServicesOpen,
        // A visit of one service, which is never left out.
        isChoiceLost: false,
      }),
  };
}

const callOf: Partial<Record<ChangeEvent["type"], Answer["effect"]>> = {
  "retry.requested": "getReservation",
  "slot.picked": "previewReservation",
  "cancellation.confirmed": "cancelReservation",
  "move.confirmed": "updateReservation",
};

/** What somebody who has read a bill agrees to. */
const agreedIn = ({ total, totalMax, prepayment }: Preview) =>
  totalMax === undefined ? { total, prepayment } : { total, totalMax, prepayment };

type Other = { services?: ChosenOtherwise["services"] | undefined; layout?: Partial<Layout> };

/** The visit as it was told, with the same services of whom was asked for, but for what was chosen otherwise. */
function asked(visit: Reservation | null, chosen: Other) {
  const other = visit === null ? {} : chosen;
  const { version, peopleCount, entries = [], awaitingTime = 0, manner = "togetherIfPossible" } = { ...visit };
  const same = entries.map(({ person, serviceId, masterId, isAnyMaster }) => {
    return { person, serviceId, masterId: isAnyMaster ? null : masterId };
  });
  const layout = { awaitingTime, manner, ...other.layout };
  // Of the one service its master is chosen: that stands whatever else becomes of the visit.
  const choice = { wishes: other.services?.wanted ?? same, layout };
  const said = layout.manner === "togetherIfPossible" ? {} : { manner: layout.manner };
  const params = { entries: choice.wishes, peopleCount, awaitingTime: layout.awaitingTime, ...said };
  return { version, choice, params };
}

const doneIn = (visit: Reservation | null) =>
  (visit?.entries ?? []).map(({ person, serviceId, masterId }) => ({ person, serviceId, masterId }));

/** What of a choice is otherwise than the visit was asked for. */
function otherThan(visit: Reservation | null, { wishes, layout }: VisitChoice): ChosenOtherwise {
  const own = asked(visit, {}).choice;
  return {
    ...(!isDeepStrictEqual(wishes, own.wishes) && {
      services: { wanted: wishes, base: own.wishes, doneBy: doneIn(visit) },
    }),
    ...(layout.awaitingTime !== own.layout.awaitingTime && { awaitingTime: layout.awaitingTime }),
    ...(layout.manner !== own.layout.manner && { manner: layout.manner }),
  };
}
