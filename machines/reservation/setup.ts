import { assign, emit, setup } from "xstate";
import { isLaterStep, needsHold, type ReservationStep } from "../../domain/reservation-steps.ts";
import type { ServiceAllocation } from "../../domain/entities.ts";
import { isMendedBy, type Failure } from "../../domain/failure.ts";
import { assignMaster, canToggle, hasWish, numberPeople } from "../../domain/wishes.ts";
import { removeWish, toggleWish, type WishKey } from "../../domain/wishes.ts";
import {
  contactsEnded,
  contactsMachine,
  contactsChanged,
  phoneDoubted,
  type ContactsOutput,
  type ContactsProgress,
} from "../contacts/machine.ts";
import type { Intent } from "../../domain/idempotency-key.ts";
import { effect } from "../kit/effect.ts";
import { failureGuards } from "../kit/guards.ts";
import type { Layout } from "../../domain/manner.ts";
import { required } from "../kit/required.ts";
import { intentTo } from "../kit/intent.ts";
import {
  isPastHold,
  timeHoldMachine,
  type Held,
  type ReadReservation,
  type TimeHoldOutput,
} from "../time-hold/machine.ts";
import { isTakeUnanswered, onlyService, withHeld } from "./context.ts";
import {
  changedPrice,
  chosen,
  confirmMeaning,
  created,
  hasHold,
  heldWith,
  isAwaitingHold,
  isHeldTime,
  isKept,
  isNewHold,
  isNews,
  isOutcomeAwaited,
  isPrepaymentAwaited,
  isProvenByCode,
  isReadyToConfirm,
  laidOut,
  requireHeld,
  stale,
} from "./rules.ts";
import { shownCostOf, stillWanting, wanting, wantingAgain } from "./wanted-time.ts";
import type {
  AllocateServicesInput,
  ConfirmReservationInput,
  PickedSlot,
  ReservationContext,
  ReservationEvent,
  ReservationFact,
  ReservationInput,
  StepRevisited,
} from "./types.ts";

type Failed = { failure: Failure };
type MayFail = { kind?: string; failure?: Failure };
type MayHold = { held: Held | null };
type MayBeAsked = { intent: Intent | null };
type MayBeUnread = MayHold & { failure: Failure | null };
type Revisit = { step: ReservationStep; event: StepRevisited };

/** What the guided reservation is made of: its words, its effects, its rules. The process itself is in machine.ts. */
export const reservationSetup = setup({
  types: {
    input: {} as ReservationInput,
    context: {} as ReservationContext,
    events: {} as ReservationEvent,
    emitted: {} as ReservationFact,
    tags: {} as "waitsForUser" | "waitsForServer",
    children: {} as { timeHold: "timeHold"; contacts: "contacts" },
  },
  actors: {
    allocateServices: effect<ServiceAllocation, AllocateServicesInput>("allocateServices"),
    createReservation: effect<ReadReservation, ConfirmReservationInput>("createReservation"),
    timeHold: timeHoldMachine,
    contacts: contactsMachine,
  },
  guards: {
    ...failureGuards,
    isTakeUnanswered: ({ context }) => isTakeUnanswered(context),
    hasHold: ({ context }) => hasHold(context),
    hasWishes: ({ context }) => context.wishes.length > 0,
    isWished: ({ context }, key: WishKey) => hasWish(context.wishes, key),
    isToggleable: ({ context }, key: WishKey) => canToggle(context.wishes, key),
    hasNoWishes: ({ context }) => context.wishes.length === 0,
    hasNewTimeFromAddress: ({ context }) =>
      context.wantedTime?.isFromAddress === true && context.wishes.length > 0 && !isHeldTime(context),
    isStep: ({ context }, { step }: { step: ReservationStep }) => context.step === step,
    isRevisited: (_, { step, event }: Revisit) => event.step === step,
    isRevisitedWithWishes: ({ context }, { step, event }: Revisit) => event.step === step && context.wishes.length > 0,
    isLaterThanContacts: (_, { step }: StepRevisited) => isLaterStep(step, "contacts"),
    isReadyToConfirm: ({ context }, { step }: StepRevisited) =>
      isLaterStep(step, "contacts") && isReadyToConfirm(context),
    isKeptAndReady: ({ context }) => isKept(context) && isReadyToConfirm(context),
    isKept: ({ context }) => isKept(context),
    isNewProven: ({ context }, { held }: MayHold) => isNewHold(context, held) && isProvenByCode(context),
    isNew: ({ context }, { held }: MayHold) => isNewHold(context, held),
    isRestoredAndReady: ({ context }, { held }: MayHold) => isNews(context, held) && isReadyToConfirm(context),
    isRestored: ({ context }, { held }: MayHold) => isNews(context, held),
    isProlonged: ({ context }, { held }: MayHold) => held !== null && held.hold.until !== context.held?.hold.until,
    isAsked: ({ context }, { intent }: MayBeAsked) => intent !== null && intent.key !== context.holding?.key,
    isUnread: ({ context }, { held }: MayHold) => held === null && context.confirming === null,
    isAwaitingHold: ({ context }) => isAwaitingHold(context),
    isOutcomeAwaited: ({ context }) => isOutcomeAwaited(context),
    isBoundToHold: ({ context }, { step }: StepRevisited) => isAwaitingHold(context) || needsHold(step),
    isPastHold: (_, { reservation }: ReadReservation) => isPastHold(reservation),
    isLost: (_, { kind }: TimeHoldOutput) => kind === "lost",
    isSettled: (_, { kind }: TimeHoldOutput) => kind === "settled",
    isToBePaid: (_, output: TimeHoldOutput) => output.kind === "settled" && isPrepaymentAwaited(output.reservation),
    isPrepaymentAwaited: (_, { reservation }: ReadReservation) => isPrepaymentAwaited(reservation),
    isMendedAtContacts: (_, { failure }: Failed) =>
      isMendedBy(failure, "changeContacts") || isMendedBy(failure, "provePhone"),
    isAllocationFailed: ({ context }) => context.allocationFailure !== null,
    isKnown: (_, { kind }: ContactsOutput) => kind === "known",
  },
  actions: {
    takeContacts: assign((_, progress: ContactsProgress) => contactsChanged(progress)),
    endContacts: assign((_, output: ContactsOutput) => contactsEnded(output)),
    doubtPhone: assign(({ context }, { failure }: Failed) => phoneDoubted(context, failure)),
    revise: assign({ isRevised: true }),
    toggleService: assign(({ context }, key: WishKey & { masterId?: number }) =>
      chosen(toggleWish(context.wishes, key), context),
    ),
    removeService: assign(({ context }, key: WishKey) => chosen(removeWish(context.wishes, key), context)),
    announceService: emit(({ context: { wishes } }, { person, serviceId }: WishKey): ReservationFact =>
      hasWish(wishes, { person, serviceId })
        ? { type: "service.added", serviceId, isFirst: wishes.length === 1 }
        : { type: "service.removed", serviceId },
    ),
    numberPeople: assign(({ context: { wishes } }) => ({ wishes: numberPeople(wishes) })),
    assignMaster: assign(({ context }, { masterId, ...key }: WishKey & { masterId: number | null }) =>
      chosen(assignMaster(context.wishes, key, masterId), context),
    ),
    pickDay: assign((_, { date }: { date: string }) => ({ date, failure: null })),
    changeLayout: assign(({ context }, layout: Partial<Layout>) => ({ ...laidOut(context, layout), failure: null })),
    pickSlot: assign(({ context: before }, { hasRunOut, ...picked }: PickedSlot) => {
      const context = hasRunOut ? { ...before, held: stale(before.held) } : before;
      const { startTime, manner, isExpress } = picked;
      return {
        ...laidOut(context, { manner }),
        expressServiceId: isExpress ? onlyService(context) : context.expressServiceId,
        ...wanting({ startTime, shownCost: shownCostOf(context, picked) }),
        failure: null,
      };
    }),
    takeAllocation: assign((_, allocation: ServiceAllocation) => ({ allocation })),
    takeHeld: assign(({ context }, { held }: MayHold) => withHeld(context, required(held, "a hold"))),
    takeDeadline: assign(({ context }, { held }: MayHold) => heldWith(context, held ?? {})),
    noteAsked: assign(({ context }, { intent }: MayBeAsked) => ({ ...stillWanting(context), holding: intent })),
    noteUnreadHold: assign(({ context }, { failure }: MayBeUnread) => ({ failure: failure ?? changedPrice(context) })),
    noteUnanswered: assign(({ context }) => ({ ...stillWanting(context), failure: { kind: "interrupted" as const } })),
    announceHold: emit(({ context }): ReservationFact => {
      const { reservationId, startTime } = requireHeld(context).hold;
      return { type: "time.held", reservationId, startTime };
    }),
    returnToHold: assign(({ context }) => {
      const { startTime } = requireHeld(context).hold;
      return { ...wanting({ ...context.wantedTime, startTime, shownCost: null }), failure: null };
    }),
    loseHold: assign(({ context }, { failure }: MayFail) => ({
      ...wantingAgain(context),
      held: null,
      contacts: { ...context.contacts, challenge: null, proof: null },
      holding: null,
      confirming: null,
      failure: failure ?? ({ kind: "holdExpired" } as const),
    })),
    announceLoss: emit({ type: "hold.ran-out" }),
    noteFailedHold: assign(({ context }, output: TimeHoldOutput) =>
      output.kind === "failed" ? { ...stillWanting(context), failure: output.failure, holding: output.intent } : {},
    ),
    takeSettled: assign(({ context }, output: TimeHoldOutput) =>
      output.kind === "settled" ? heldWith(context, { reservation: output.reservation }) : {},
    ),
    resume: assign({ isRevised: false }),
    noteBillSeen: assign(({ context }) => ({ ...heldWith(context, { hasSeenBill: true }), isRevised: false })),
    intendConfirm: assign(({ context }) => ({
      ...heldWith(context, { isPriceNew: false }),
      failure: null,
      confirming: intentTo(confirmMeaning(context), context.confirming),
    })),
    settleConfirm: assign({ confirming: null }),
    takeReservation: assign(({ context }, { reservation }: ReadReservation) => heldWith(context, { reservation })),
    forgetReservation: assign(({ context }) => heldWith(context, { reservation: null })),
    noteAllocationFailure: assign((_, { failure }: Failed) => ({ allocationFailure: failure })),
    forgetAllocationFailure: assign({ allocationFailure: null }),
    noteFailure: assign((_, { failure }: Failed) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    announceAbandonment: emit({ type: "reservation.abandoned" }),
    announceReservation: emit(({ context }) => created(context)),
  },
});
