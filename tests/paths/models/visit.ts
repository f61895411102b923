import type { EventObject } from "xstate";
import type { Reservation, ServiceAllocation } from "../../../domain/entities.ts";
import { isMendedBy, type Failure } from "../../../domain/failure.ts";
import type { Manner } from "../../../domain/manner.ts";
import type { ReservationInput } from "../../../machines/reservation/types.ts";
import type { ReservationEvent } from "../../../machines/reservation/types.ts";
import type { ContactsEvent } from "../../../machines/contacts/types.ts";
import type { Model } from "./model.ts";
import { phoneIn } from "./phone.ts";
import { Proving } from "./proving.ts";
import { read } from "./read.ts";
import { callsOfHold } from "./time-hold.ts";
import {
  areServicesOpenAfter,
  elsewhere,
  fact,
  isDoubted,
  isMade,
  readByPages,
  seenIn,
  stepsOfHold,
  type Answer,
  type Picked,
  type Read,
} from "./visit-rules.ts";

/** How people are served where nothing is said. */
const usualManner: Manner = "togetherIfPossible";
type Wanted = { person: number; serviceId: number; masterId: number | null };

/** Somebody who books: what they chose and typed, the time they were promised, the price they were told. */
export function visitModel({
  draft,
  startTime: addressed,
  ownPhone,
  step,
  holding,
  isExpress = false,
}: ReservationInput): Model<ReservationEvent | ContactsEvent, Answer> {
  let wanted: Wanted[] = draft.params.masters;
  let awaitingTime = draft.awaitingTime;
  let manner = draft.params.manner ?? usualManner;
  /** The express service that they came for. */
  const hurriedFor = isExpress ? draft.params.masters[0]?.serviceId : undefined;
  /** Whether they may be choosing services, where nobody is counted anew before they are done. */
  let areServicesOpen = step === "services";
  let startTime = addressed ?? draft.startTime;
  let date = startTime?.slice(0, 10) ?? draft.params.entries.at(-1)?.date ?? null;
  let isAddressed = addressed !== null && holding === undefined;
  let [allocation, allocationFailure]: [ServiceAllocation | null, Failure | null] = [null, null];
  let [bill, picked]: [Reservation | null, Picked] = [null, draft.picked];
  let isOver = false;
  let typed = { clientName: draft.clientName, clientPhone: draft.clientPhone, comment: draft.comment };
  let own = ownPhone ?? null;
  let proof = draft.proof;
  let hold = draft.hold;
  let isOfThis = draft.isTemporary;
  let expected: ReturnType<typeof seenIn> | null = null;
  /** Whether it is known that the hold stands; whoever doubts it asks. */
  let isKnown = false;
  const proving = new Proving(draft.challenge, () => ({
    phone: phoneIn(typed.clientPhone),
    subject: { purpose: "RESERVATION", reservationId: hold?.reservationId ?? "", secret: hold?.secret ?? "" },
  }));

  const params = (entries: Wanted[]) => ({
    entries,
    peopleCount: Math.max(1, ...entries.map(({ person }) => person)),
    awaitingTime,
    ...(manner !== usualManner && { manner }),
  });
  const layOut = (wish: { awaitingTime?: number; manner?: Manner }): void => {
    const before = [awaitingTime, manner].join();
    awaitingTime = wish.awaitingTime ?? awaitingTime;
    manner = wish.manner ?? manner;
    if ([awaitingTime, manner].join() !== before) isOfThis = false;
  };
  /** The service counts whole seconds: the last one may not be over when they are. */
  let askAt = (hold?.until ?? 0) + 1000;
  const lookAgain = (): void => {
    askAt = (hold?.until ?? 0) + 1000;
  };
  const lose = (): EventObject[] => {
    [hold, bill, expected, proof, proving.challenge] = [null, null, null, null, null];
    isKnown = false;
    return [{ type: "hold.ran-out" }];
  };
  const reserved = ({ reservation }: Read): EventObject[] => {
    [bill, isOver] = [reservation, true];
    const { status } = reservation;
    return [fact("reservation.created", { reservationId: hold?.reservationId, secret: hold?.secret, status })];
  };
  const isProven = (): boolean => {
    const phone = phoneIn(typed.clientPhone);
    return phone !== null && (proof?.phone === phone || own === phone);
  };

  /** It is known who comes: as it is sent, and with no code on its way. */
  const know = (): void => {
    typed = { ...typed, clientName: typed.clientName.trim(), comment: typed.comment.trim() };
    if (proof?.phone !== phoneIn(typed.clientPhone)) proof = null;
    proving.challenge = null;
  };
  const want = (time: string): void => {
    [startTime, date] = [time, time.slice(0, 10)];
  };

  /** Whoever wants nothing any more does not come, once the services are chosen: the others are counted anew. */
  const count = (): void => {
    const people = [...new Set(wanted.map(({ person }) => person))].toSorted((one, other) => one - other);
    wanted = wanted.map((one) => ({ ...one, person: 1 + people.indexOf(one.person) }));
  };

  const act = (event: ReservationEvent | ContactsEvent): EventObject[] => {
    areServicesOpen = areServicesOpenAfter(event, areServicesOpen);
    if (!areServicesOpen) count();
    switch (event.type) {
      case "service.removed": {
        const { person, serviceId } = event;
        wanted = wanted.filter((one) => one.person !== person || one.serviceId !== serviceId);
        isOfThis = false;
        if (wanted.length === 0) areServicesOpen = true;
        if (!areServicesOpen) count();
        return [fact("service.removed", { serviceId })];
      }
      case "service.toggled": {
        const { person, serviceId, masterId = null } = event;
        const others = wanted.filter((one) => one.person !== person || one.serviceId !== serviceId);
        const isAdded = others.length === wanted.length;
        wanted = isAdded ? [...wanted, { person, serviceId, masterId }] : others;
        isOfThis = false;
        return [
          isAdded
            ? fact("service.added", { serviceId, isFirst: wanted.length === 1 })
            : fact("service.removed", { serviceId }),
        ];
      }
      case "master.picked": {
        const { person, serviceId, masterId } = event;
        wanted = wanted.map((one) =>
          one.person === person && one.serviceId === serviceId ? { ...one, masterId } : one,
        );
        isOfThis = false;
        return [];
      }
      case "day.picked":
        date = event.date;
        return [];
      case "step.revisited":
        if (hold !== null && isOfThis && stepsOfHold.includes(event.step)) want(hold.startTime);
        return [];
      case "reservation.abandoned":
        isOver = true;
        return [fact("reservation.abandoned", {})];
      case "layout.changed":
        layOut(event);
        return [];
      case "slot.picked":
        if (event.manner !== undefined) layOut({ manner: event.manner });
        want(event.startTime);
        isAddressed = false;
        return [];
      case "contacts.edited":
        typed = { ...typed, ...event.contacts };
        return [];
      case "contacts.submitted":
        typed = event.contacts;
        if (typed.clientName.trim() === "" || phoneIn(typed.clientPhone) === null) return [];
        if (isProven()) know();
        else proof = null;
        return [];
      default:
        return [];
    }
  };

  const holdTime = (read: Read): EventObject[] => {
    if (!read.hold) return lose();
    const isOther = read.hold.reservationId !== hold?.reservationId;
    const isNew = isOther && read.reservation.status === "held";
    picked = read.picked ?? (isOther ? [] : picked);
    [hold, bill, expected] = [read.hold, read.reservation, seenIn(read.reservation)];
    lookAgain();
    want(hold.startTime);
    [isOfThis, isKnown, isAddressed] = [true, true, false];
    return isNew ? [fact("time.held", { reservationId: hold.reservationId, startTime })] : [];
  };
  const restore = (read: Read): EventObject[] => {
    if (isMade(read)) return reserved(read);
    return read.hold ? holdTime(read) : lose();
  };
  const refuse = (id: string, failure: Failure): EventObject[] => {
    if (failure.kind !== "refused") return [];
    if (id === "restoreHold") return failure.action === "changeTime" ? lose() : [];
    if (isMendedBy(failure, "provePhone")) [proof, own] = [null, null];
    const isOfHold = ["createReservation", "requestSmsCode", "checkSmsCode"].includes(id);
    return isOfHold && failure.action === "changeTime" ? lose() : [];
  };

  const isHeldAt = (time: string | null): boolean =>
    hold !== null && isOfThis && time !== null && Date.parse(hold.startTime) === Date.parse(time);
  const firstCalls = (): readonly string[] => {
    if (holding !== undefined) return [];
    if (isAddressed && wanted.length > 0 && !isHeldAt(startTime)) return ["checkTime"];
    if (hold !== null && isOfThis) return ["restoreHold"];
    return step === "masters" && wanted.length > 0 ? ["allocateServices"] : [];
  };
  const callsOfAct = (event: ReservationEvent | ContactsEvent): readonly string[] | null => {
    switch (event.type) {
      case "services.confirmed":
      case "allocation.requested":
        return ["allocateServices"];
      case "step.revisited":
        return event.step === "masters" && wanted.length > 0 ? ["allocateServices"] : [];
      case "slot.picked":
        return isHeldAt(event.startTime) ? [] : ["takeTime"];
      case "reservation.confirmed":
        return ["createReservation"];
      case "contacts.submitted": {
        const isWhole = typed.clientName.trim() !== "" && phoneIn(typed.clientPhone) !== null;
        return isWhole && !isProven() ? proving.begin() : [];
      }
      default:
        return null;
    }
  };

  return {
    notice(happening) {
      proving.notice(happening);
      if (happening.type === "did") {
        if (elsewhere.includes(happening.event.type)) lookAgain();
        return act(happening.event);
      }
      if (happening.type === "failed" && happening.id === "createReservation" && isDoubted(happening.failure)) {
        [isKnown, bill] = [false, null];
      }
      if (happening.type === "failed" && happening.id === "allocateServices") {
        allocationFailure = isMendedBy(happening.failure, "changeService") ? null : happening.failure;
      }
      if (happening.type === "failed" && ["checkTime", "takeTime"].includes(happening.id)) isAddressed = false;
      if (happening.type === "failed") return refuse(happening.id, happening.failure);
      if (happening.effect === "waitUntil") {
        if (happening.id === "holdExpiry") askAt = happening.output + 15_000;
        return [];
      }
      switch (happening.effect) {
        case "checkSmsCode":
          proof = happening.output;
          know();
          return [];
        case "allocateServices":
          allocation = happening.output;
          return [];
        case "previewReservation":
          isAddressed = false;
          return [];
        case "getReservation":
          return restore(happening.output);
        case "createReservation":
          if (happening.id === "takeTime") return holdTime(happening.output);
          if (isMade(happening.output)) return reserved(happening.output);
          [isKnown, bill] = [false, null];
          return [];
        default:
          return [];
      }
    },
    inputOf(effect, id) {
      const isHurried = wanted.length === 1 && wanted[0]?.serviceId === hurriedFor;
      const visit = { firmId: draft.firm.id, params: params(wanted), startTime, ...(isHurried && { isExpress: true }) };
      switch (id) {
        case "allocateServices":
          allocationFailure = null;
          return { firmId: draft.firm.id, params: params(wanted.map((one) => ({ ...one, masterId: null }))) };
        case "checkTime":
          return isAddressed ? { ...visit, reservationId: hold?.reservationId ?? null } : undefined;
        case "takeTime":
          return { ...visit, replaces: hold };
        case "restoreHold":
          return { reservationId: hold?.reservationId, secret: hold?.secret };
        case "holdExpiry":
          return { at: askAt };
        case "createReservation": {
          const clientPhone = phoneIn(typed.clientPhone);
          return {
            hold,
            clientName: typed.clientName.trim(),
            clientPhone,
            comment: typed.comment.trim(),
            proof: proof?.phone === clientPhone ? proof?.proof : null,
            expected,
          };
        }
        default:
          return proving.inputOf(effect);
      }
    },
    calls(happening) {
      if (happening.type === "entered") return firstCalls();
      if (happening.type === "did") {
        const calls = callsOfAct(happening.event);
        if (calls) return calls;
      }
      if (happening.type === "failed" && happening.id === "createReservation") {
        return isDoubted(happening.failure) ? ["restoreHold"] : [];
      }
      return [...callsOfHold(happening, isKnown), ...proving.calls(happening)];
    },
    shown: (snapshot) =>
      read(readByPages, snapshot, {
        wishesOf: wanted,
        layoutOf: { awaitingTime, manner },
        allocationOf: allocation,
        allocationFailureOf: allocationFailure,
        dateOf: date,
        startTimeOf: startTime,
        isTimeFromAddress: isAddressed,
        contactsOf: { ...typed, challenge: proving.challenge, proof },
        ownPhoneOf: own,
        addressedStepOf: step,
        ownHoldOf: hold,
        holdOf: isOfThis ? hold : null,
        reservationOf: isOfThis ? bill : null,
        pickedOf: picked,
        isOver,
      }),
  };
}
