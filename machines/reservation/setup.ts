import { assign, emit, setup } from "xstate";
import type { Challenge, Proof } from "../../domain/draft.ts";
import { effect } from "../kit/effect.ts";
import { intentTo } from "../kit/intent.ts";
import { isOfPhone } from "../kit/phone.ts";
import { isOutcomeUnknown } from "../kit/outcome.ts";
import { smsVerificationMachine } from "../sms-verification/machine.ts";
import { paramsOf } from "./context.ts";
import { contactsFailure, hasSeenPreview, isHeldTime, isProven, isStanding, requireHold } from "./rules.ts";
import type { ReservationFailure } from "./failure.ts";
import type { Preview, Reservation, ServiceAllocation } from "../../domain/entities.ts";
import type {
  AllocateServicesInput,
  Contacts,
  CreatedReservation,
  CreateReservationInput,
  GetReservationInput,
  PreviewReservationInput,
  ReservationContext,
  ReservationEvent,
  ReservationFact,
  ReservationInput,
  Step,
  StepRevisited,
} from "./types.ts";

/** What the guided reservation is made of: its words, its effects, its rules. The process itself is in machine.ts. */
export const reservationSetup = setup({
  types: {
    input: {} as ReservationInput,
    context: {} as ReservationContext,
    events: {} as ReservationEvent,
    emitted: {} as ReservationFact,
    tags: {} as "waitsForUser" | "waitsForServer",
  },
  actors: {
    allocateServices: effect<ServiceAllocation, AllocateServicesInput>("allocateServices"),
    previewReservation: effect<Preview, PreviewReservationInput>("previewReservation"),
    createReservation: effect<CreatedReservation, CreateReservationInput>("createReservation"),
    getReservation: effect<CreatedReservation, GetReservationInput>("getReservation"),
    waitUntil: effect<void, { at: number }>("waitUntil"),
    smsVerification: smsVerificationMachine,
  },
  guards: {
    hasHold: ({ context }) => context.hold !== null && !context.isHoldStale,
    hasServices: ({ context }) => context.services.length > 0,
    hasNewTimeFromAddress: ({ context }) =>
      context.isTimeFromAddress && context.services.length > 0 && !isHeldTime(context),
    canConfirm: ({ context }) =>
      contactsFailure(context) === null &&
      (isOfPhone(context.proof, context.clientPhone) ||
        (isProven(context, context.clientPhone) && hasSeenPreview(context))),
    hasChallenge: ({ context }) =>
      contactsFailure(context) === null && isOfPhone(context.challenge, context.clientPhone),
    hasValidContacts: (_, contacts: Contacts) => contactsFailure(contacts) === null,
    hasProvenContacts: ({ context }, contacts: Contacts) =>
      contactsFailure(contacts) === null && isProven(context, contacts.clientPhone),
    isStep: ({ context }, { step }: { step: Step }) => context.step === step,
    isRevisited: (_, { step, event }: { step: Step; event: StepRevisited }) => event.step === step,
    isRevisitedWithServices: ({ context }, { step, event }: { step: Step; event: StepRevisited }) =>
      event.step === step && context.services.length > 0,
    isHeld: (_, { reservation }: { reservation: Reservation }) => reservation.status === "held",
    isReserved: (_, { reservation }: { reservation: Reservation }) => isStanding(reservation),
    isAboutServices: (_, { failure }: { failure: ReservationFailure }) => failure.kind === "servicesNotBookable",
    isAboutMasters: (_, { failure }: { failure: ReservationFailure }) => failure.kind === "noMasterFree",
    isAboutHold: (_, { failure }: { failure: ReservationFailure }) =>
      failure.kind === "holdExpired" || failure.kind === "slotTaken",
    isAboutPhone: (_, { failure }: { failure: ReservationFailure }) => failure.kind === "phoneNotProven",
    isUnknown: (_, { failure }: { failure: ReservationFailure }) => isOutcomeUnknown(failure),
  },
  actions: {
    toggleService: assign(({ context }, { serviceId }: { serviceId: number }) => ({
      services: context.services.includes(serviceId)
        ? context.services.filter((id) => id !== serviceId)
        : [...context.services, serviceId],
      isHoldStale: true,
      failure: null,
    })),
    announceService: emit(({ context }, { serviceId }: { serviceId: number }): ReservationFact =>
      context.services.includes(serviceId)
        ? { type: "service.added", serviceId, isFirst: context.services.length === 1 }
        : { type: "service.removed", serviceId },
    ),
    pickMaster: assign(({ context }, pick: { serviceId: number; masterId: number | null }) => ({
      masters: { ...context.masters, [pick.serviceId]: pick.masterId },
      isHoldStale: true,
      failure: null,
    })),
    pickDay: assign((_, { date }: { date: string }) => ({ date, failure: null })),
    pickSlot: assign((_, { startTime }: { startTime: string }) => ({
      startTime,
      date: startTime.slice(0, 10),
      isTimeFromAddress: false,
    })),
    editContacts: assign((_, contacts: Partial<Contacts>) => contacts),
    takeContacts: assign((_, contacts: Contacts) => ({ ...contacts, failure: null })),
    noteContacts: assign((_, contacts: Contacts) => ({ ...contacts, failure: contactsFailure(contacts) })),
    takeAllocation: assign((_, { allocation }: { allocation: ServiceAllocation }) => ({ allocation })),
    takePreview: assign((_, { preview }: { preview: Preview }) => ({ preview })),
    takeHold: assign((_, { reservation, hold }: CreatedReservation) => ({
      hold,
      isHoldStale: false,
      expectedTotal: reservation.total,
      startTime: reservation.startTime,
      date: reservation.startTime.slice(0, 10),
      preview: null,
      failure: null,
      holding: null,
    })),
    announceHold: emit((_, { reservation }: CreatedReservation): ReservationFact => ({
      type: "time.held",
      reservationId: reservation.id,
      startTime: reservation.startTime,
    })),
    loseHold: assign({
      hold: null,
      challenge: null,
      proof: null,
      preview: null,
      confirming: null,
      failure: { kind: "holdExpired" },
    }),
    announceLostHold: emit({ type: "hold.ran-out" }),
    takeChallenge: assign((_, { challenge }: { challenge: Challenge | null }) => ({ challenge })),
    takeProof: assign((_, { proof }: { proof: Proof }) => ({ proof, challenge: null })),
    dropProof: assign({ proof: null }),
    doubtPhone: assign({ proof: null, ownPhone: null }),
    intendHold: assign(({ context }) => ({
      failure: null,
      holding: intentTo(
        { params: paramsOf(context), startTime: context.startTime, replaces: context.hold?.reservationId },
        context.holding,
      ),
    })),
    settleHold: assign(({ context }) => ({ holding: isOutcomeUnknown(context.failure) ? context.holding : null })),
    intendConfirm: assign(({ context }) => ({
      failure: null,
      confirming: intentTo(
        [
          context.hold?.reservationId,
          context.clientName,
          context.clientPhone,
          context.comment,
          context.proof,
          context.expectedTotal,
        ],
        context.confirming,
      ),
    })),
    settleConfirm: assign({ confirming: null }),
    noteFailure: assign((_, { failure }: { failure: ReservationFailure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    announceReservation: emit(({ context }): ReservationFact => {
      const { reservationId, secret } = requireHold(context);
      return { type: "reservation.created", reservationId, secret };
    }),
  },
});
