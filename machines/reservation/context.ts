import { emptyDraft, type SavedReservation } from "../../domain/draft.ts";
import type { ReservationParams } from "../../domain/entities.ts";
import type { PreviewReservationInput, ReservationContext, ReservationInput } from "./types.ts";

/** The flow's memory at its start: what was saved, and what the address adds to it. */
export function contextFrom({ draft, step, startTime, ownPhone }: ReservationInput): ReservationContext {
  return {
    firm: draft.firm,
    services: [...new Set(draft.services)],
    masters: draft.params.masters,
    peopleCount: draft.peopleCount,
    awaitingTime: draft.awaitingTime,
    clientName: draft.clientName,
    clientPhone: draft.clientPhone,
    comment: draft.comment,
    date: startTime?.slice(0, 10) ?? draft.params.entries.at(-1)?.date ?? null,
    startTime: startTime ?? draft.startTime,
    isTimeFromAddress: startTime !== null,
    step,
    allocation: null,
    hold: draft.hold,
    isHoldStale: !draft.isTemporary,
    challenge: draft.challenge,
    proof: draft.proof,
    ownPhone: ownPhone ?? null,
    preview: null,
    failure: null,
    holding: null,
    confirming: null,
    expectedTotal: null,
  };
}

/** The draft to save (spec §3): whatever a reload must not lose. */
export function draftOf(context: ReservationContext): SavedReservation {
  return {
    ...emptyDraft(context.firm),
    params: {
      masters: context.masters,
      entries: context.date === null ? [] : [{ date: context.date, startTime: context.startTime }],
    },
    peopleCount: context.peopleCount,
    awaitingTime: context.awaitingTime,
    isTemporary: context.hold !== null && !context.isHoldStale,
    services: context.services,
    comment: context.comment,
    clientPhone: context.clientPhone,
    clientName: context.clientName,
    startTime: context.startTime,
    hold: context.hold,
    challenge: context.challenge,
    proof: context.proof,
  };
}

/** What is wanted, as the contract writes it: every service for every person. */
export function paramsOf(
  context: Pick<ReservationContext, "services" | "masters" | "peopleCount" | "awaitingTime">,
): ReservationParams {
  const { services, masters, peopleCount, awaitingTime } = context;
  const people = Array.from({ length: peopleCount }, (_, index) => index + 1);
  const entries = people.flatMap((person) =>
    services.map((serviceId) => ({ person, serviceId, masterId: masters[serviceId] ?? null })),
  );
  return { entries, peopleCount, awaitingTime };
}

/** The question what would be confirmed at a time; a hold of ours does not count as taken. */
export function previewInput(context: ReservationContext, startTime: string): PreviewReservationInput {
  return {
    firmId: context.firm.id,
    params: paramsOf(context),
    startTime,
    reservationId: context.hold?.reservationId ?? null,
  };
}
