import { localDateOf } from "../../domain/time.ts";
import { emptyDraft, type SavedReservation } from "../../domain/draft.ts";
import { countPeople, paramsOf, servicesOf } from "../../domain/wishes.ts";
import { defaultManner, layoutWish } from "../../domain/manner.ts";
import { contactsInput, type ContactsInput } from "../contacts/machine.ts";
import { isUnanswered, type Held, type TimeHoldInput } from "../time-hold/machine.ts";
import type { AllocateServicesInput, ReservationContext, ReservationInput, WantedTime } from "./types.ts";
import { required } from "../kit/required.ts";
import { changedPrice, hasHold, isHeldTime, isNewHold, isOnlyOwn, requireHeld } from "./rules.ts";
import { isOtherPrice, wanting } from "./wanted-time.ts";

/** The context at the start: what was saved, and what the address adds to it. */
export function contextFrom(input: ReservationInput): ReservationContext {
  const { draft, step, startTime, isExpress = false, holding, ownPhone } = input;
  const { clientName, clientPhone, comment, challenge, proof } = draft;
  const context: ReservationContext = {
    firm: draft.firm,
    wishes: draft.params.masters,
    layout: { awaitingTime: draft.awaitingTime, manner: draft.params.manner ?? defaultManner },
    contacts: { clientName, clientPhone, comment, challenge, proof },
    ownPhone: ownPhone ?? null,
    isRevised: false,
    date: startTime === null ? (draft.params.entries.at(-1)?.date ?? null) : localDateOf(startTime),
    wantedTime: wantedFrom(input),
    expressServiceId: null,
    step,
    allocation: null,
    held: draft.hold && {
      hold: draft.hold,
      isStale: !draft.isTemporary,
      reservation: null,
      hasSeenBill: step === "confirm",
      isPriceNew: draft.isPriceNew ?? false,
    },
    failure: null,
    allocationFailure: null,
    holding: holding ?? null,
    confirming: null,
  };
  const hurried = { ...context, expressServiceId: onlyService(context) };
  return isExpress || isTakeUnanswered(hurried) ? hurried : context;
}

/** The service that is wanted, where it is the only one; null otherwise. */
export function onlyService({ wishes: [wish, ...others] }: Pick<ReservationContext, "wishes">): number | null {
  return others.length > 0 ? null : (wish?.serviceId ?? null);
}

/** Whether the time that is wanted was asked for already, and it is not known what became of that. */
export function isTakeUnanswered(context: ReservationContext): boolean {
  return context.wantedTime !== null && isUnanswered(timeHoldInput(context));
}

function wantedFrom({ startTime, shownCost, draft }: ReservationInput): WantedTime | null {
  if (startTime !== null) return { startTime, isFromAddress: true, shownCost: shownCost ?? null };
  return draft.startTime === null
    ? null
    : { startTime: draft.startTime, isFromAddress: false, shownCost: draft.shownCost ?? null };
}

/** With what is held now, in the place of whatever was held or wanted before. */
export function withHeld(context: ReservationContext, held: Held): ReservationContext {
  const { hold, reservation } = held;
  const before = isNewHold(context, held) ? null : context.held;
  return {
    ...context,
    held: {
      hold,
      isStale: false,
      reservation,
      hasSeenBill: before?.hasSeenBill ?? false,
      isPriceNew: before?.isPriceNew ?? isOtherPrice(context, held),
    },
    ...wanting({ startTime: hold.startTime }),
    failure: context.confirming === null ? changedPrice(context) : context.failure,
    holding: null,
  };
}

/** The draft to save (spec §3): whatever a reload must not lose. */
export function draftOf(context: ReservationContext): SavedReservation {
  const { awaitingTime, ...manner } = layoutWish(context.layout);
  const { date } = context;
  const { startTime = null, shownCost = null } = context.wantedTime ?? {};
  return {
    ...emptyDraft(context.firm),
    params: {
      masters: context.wishes,
      entries: date === null ? [] : [{ date, startTime: startTime?.startsWith(date) ? startTime : null }],
      ...manner,
    },
    peopleCount: countPeople(context.wishes),
    awaitingTime,
    isTemporary: hasHold(context),
    services: servicesOf(context.wishes),
    ...context.contacts,
    startTime,
    hold: context.held?.hold ?? null,
    ...(shownCost && { shownCost }),
    ...(context.held?.isPriceNew && { isPriceNew: true }),
  };
}

/** The question who can do what is wanted, whoever was asked for. */
export function allocationInput({ firm, wishes, layout }: ReservationContext): AllocateServicesInput {
  const open = wishes.map((wish) => ({ ...wish, masterId: null }));
  return { firmId: firm.id, params: paramsOf(open, layout) };
}

/**
 * How the time comes to be held: the wanted one is taken; the one that is held is kept, or asked about where it is not
 * known what has become of it.
 */
export function timeHoldInput(context: ReservationContext): TimeHoldInput {
  const { firm, wishes, layout, held, holding } = context;
  if (!isHeldTime(context)) {
    const { startTime, isFromAddress } = required(context.wantedTime, "a time");
    const wanted = {
      firmId: firm.id,
      params: paramsOf(wishes, layout),
      startTime,
      ...(isExpress(context) && { isExpress: true as const }),
    };
    return {
      kind: "take",
      wanted,
      replaces: held?.hold ?? null,
      isChecked: isFromAddress,
      intent: holding,
    };
  }
  const { hold, reservation } = context.held;
  return reservation === null ? { kind: "restore", hold } : { kind: "keep", held: { reservation, hold } };
}

/** Whether all that is wanted is the express service that the client came for. */
function isExpress(context: ReservationContext): boolean {
  return context.expressServiceId !== null && context.expressServiceId === onlyService(context);
}

/** What is known of who is coming. Their own phone does without a code, but not unseen. */
export function visitorInput(context: ReservationContext): ContactsInput {
  const { hold, hasSeenBill } = requireHeld(context);
  const { reservationId, secret } = hold;
  return {
    ...contactsInput(context, { purpose: "RESERVATION", reservationId, secret }),
    isRevised: context.isRevised || (!hasSeenBill && isOnlyOwn(context)),
  };
}
