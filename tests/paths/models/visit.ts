import type { EventObject } from "xstate";
import type { Preview, ServiceAllocation } from "../../../domain/entities.ts";
import type { Hold } from "../../../domain/hold.ts";
import type { Proof } from "../../../domain/phone-proof.ts";
import type { ContactsEvent } from "../../../machines/contacts/types.ts";
import type { ReservationEvent, ReservationInput } from "../../../machines/reservation/types.ts";
import * as selectors from "../../../machines/reservation/selectors.ts";
import type { TimeHoldEvent } from "../../../machines/time-hold/types.ts";
import type { Model } from "./model.ts";
import { read } from "./read.ts";
import { callsOfHold } from "./time-hold.ts";
import { Course } from "./visit/course.ts";
import { atHold, canGiveUp, openSteps, removable } from "./visit/place.ts";
import { callFailed, codeRefused } from "./visit/failing.ts";
import { isMade, type Read } from "./visit/promised.ts";

type Event = ReservationEvent | ContactsEvent | TimeHoldEvent;
type Answer =
  | { effect: "createReservation" | "getReservation"; output: Read }
  | { effect: "checkSmsCode"; output: Proof }
  | { effect: "previewReservation"; output: Preview }
  | { effect: "allocateServices"; output: ServiceAllocation }
  | { effect: "waitUntil"; output: number }
  | { effect: "requestSmsCode"; output: unknown };

/** By what a visit is named as one's own. */
const ownOf = (hold: Hold | null) => hold && { reservationId: hold.reservationId, secret: hold.secret };

/** Somebody who books: what they chose and typed, the time they were promised, the price they were told. */
export function visitModel(input: ReservationInput): Model<Event, Answer> {
  const course = new Course(input);
  const { wanted, promised, visitor } = course;
  const { proving } = visitor;
  let allocation: ServiceAllocation | null = null;

  const act = (event: Event): EventObject[] => {
    const facts = choose(event);
    if (course.at !== "services") wanted.count();
    return facts;
  };
  const choose = (event: Event): EventObject[] => {
    switch (event.type) {
      case "service.toggled":
        [course.failure, course.shownCost, promised.isOfThis] = [null, null, false];
        return [wanted.toggle(event)];
      case "service.removed": {
        [course.failure, course.shownCost, promised.isOfThis] = [null, null, false];
        const removed = wanted.remove(event);
        if (wanted.wishes.length === 0) course.goTo("services");
        else if (course.at !== "services" && course.at !== "masters") course.goTo("time");
        return [removed];
      }
      case "services.confirmed":
        course.revisit("masters");
        return [];
      case "master.picked":
        [course.failure, course.shownCost, promised.isOfThis] = [null, null, false];
        wanted.askFor(event);
        return [];
      case "masters.confirmed":
        course.revisit("time");
        return [];
      case "allocation.requested":
        course.goTo("masters");
        return [];
      case "day.picked":
        [course.failure, wanted.date] = [null, event.date];
        return [];
      case "layout.changed":
        course.failure = null;
        if (wanted.layOut(event)) promised.isOfThis = false;
        return [];
      case "slot.picked":
        if (wanted.layOut({ manner: event.manner })) promised.isOfThis = false;
        if (event.cost !== undefined || event.startTime !== wanted.startTime) course.shownCost = event.cost ?? null;
        wanted.want(event.startTime);
        if (promised.isAt(event.startTime)) course.shownCost = null;
        if (event.isExpress) wanted.hurry();
        [course.failure, wanted.isAddressed] = [null, false];
        course.have();
        return [];
      case "retry.requested":
        if (!course.isConfirmed) course.forgetAllButPrice();
        return [];
      case "contacts.edited":
        visitor.typed = { ...visitor.typed, ...event.contacts };
        return [];
      case "contacts.submitted":
        visitor.typed = event.contacts;
        if (visitor.isProven) know();
        else if (visitor.isWhole) {
          visitor.proof = null;
          course.prove();
        }
        return [];
      case "step.revisited":
        course.revisit(event.step);
        return [];
      case "reservation.confirmed":
        course.confirm();
        return [];
      case "reservation.abandoned":
        course.goTo("over");
        return [{ type: "reservation.abandoned" }];
      default:
        return [];
    }
  };
  const know = (): void => {
    visitor.know();
    course.failure = null;
    course.goTo("confirm");
  };

  const hear = (id: string, answer: Answer): EventObject[] => {
    switch (answer.effect) {
      case "checkSmsCode":
        visitor.proof = answer.output;
        know();
        return [];
      case "allocateServices":
        allocation = answer.output;
        return [];
      case "previewReservation":
        course.take();
        return [];
      case "waitUntil":
        if (id === "holdExpiry") promised.askLater(answer.output);
        return [];
      case "getReservation":
        return isMade(answer.output) ? course.reserve(answer.output) : course.hold(answer.output);
      case "createReservation":
        if (id === "takeTime") return course.hold(answer.output);
        if (isMade(answer.output)) return course.reserve(answer.output);
        course.isConfirmed = false;
        course.doubt();
        return [];
      default:
        return [];
    }
  };

  return {
    notice(happening) {
      const wasProving = proving.isGoingOn;
      proving.notice(happening);
      if (happening.type === "did") return act(happening.event);
      if (happening.type === "answered") return hear(happening.id, happening);
      if (wasProving && !proving.isGoingOn) return codeRefused(course, happening.failure);
      return callFailed(course, happening.id, happening.failure);
    },
    inputOf(effect, id) {
      switch (id) {
        case "allocateServices":
          return wanted.ofAnybody();
        case "checkTime":
          return wanted.isAddressed ? { ...wanted.visit(), own: ownOf(promised.hold) } : undefined;
        case "takeTime":
          return { ...wanted.visit(), replaces: promised.hold };
        case "restoreHold":
          return { reservationId: promised.hold?.reservationId, secret: promised.hold?.secret };
        case "holdExpiry":
          return { at: promised.askAt };
        case "createReservation":
          return { hold: promised.hold, ...visitor.sent(), expected: promised.agreed() };
        default:
          return proving.inputOf(effect);
      }
    },
    calls(happening) {
      const calls = course.calls();
      if (happening.type === "entered") return calls;
      const following = [...callsOfHold(happening, promised.bill !== null), ...proving.calls(happening)];
      return [...new Set([...calls, ...following])];
    },
    shown: (snapshot) => {
      const { at, situation } = course;
      return read(selectors, snapshot, {
        wishesOf: wanted.wishes,
        layoutOf: { awaitingTime: wanted.awaitingTime, manner: wanted.manner },
        allocationOf: allocation,
        allocationFailureOf: course.allocationFailure,
        dateOf: wanted.date,
        startTimeOf: wanted.startTime,
        isTimeFromAddress: wanted.isAddressed,
        contactsOf: { ...visitor.typed, challenge: proving.challenge, proof: visitor.proof },
        ownPhoneOf: visitor.own,
        addressedStepOf: input.step,
        ownHoldOf: promised.hold,
        holdOf: promised.holdOfThis,
        reservationOf: promised.isOfThis ? promised.bill : null,
        failureOf: course.failure,
        hasSeenBill: promised.holdOfThis !== null && promised.hasSeenBill,
        isPriceNew: promised.holdOfThis !== null && promised.isPriceNew,
        holdingOf: at === "over" ? null : course.asked,
        isHolding: at === "holding",
        isOutcomeAwaited: at === "holding" && course.mayStand,
        isOver: at === "over",
        canRevisit: openSteps(situation),
        canAbandon: canGiveUp(situation),
        canRemove: removable(situation),
        timeHoldOf: atHold.includes(at) ? "timeHold" : undefined,
        contactsActorOf: at === "contacts" ? "contacts" : undefined,
      });
    },
  };
}
