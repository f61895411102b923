import { type VisitRequest, visitRequestOf } from "../../../domain/availability/visit-request.ts";
import type { Answer, ReservationParams, Wanted } from "../../core/availability.ts";
import type { Sources } from "./sources.ts";
import type { FirmSchedule, ServiceTerms } from "./firm-schedule.ts";

/** What is wanted of a firm, checked against what the firm does. */
export type FirmRequest = {
  schedule: FirmSchedule;
  request: VisitRequest;
  /** The service of each entry, in the order of the entries. */
  services: readonly ServiceTerms[];
};

/**
 * Reads what is wanted. A firm that is not there is firmNotFound; a service that the firm does not have, or that
 * nobody does who can be booked online, or that is no express service where one is asked for, servicesNotBookable; one that is arranged by phone, reservedByPhone; a master who is not there, can't be booked online or does
 * not do it, noMasterFree.
 */
export async function readWanted(
  { schedules }: Sources,
  { firmId, params, isExpress = false }: Wanted,
): Promise<Answer<FirmRequest>> {
  const schedule = (await schedules.of([firmId])).get(firmId);
  return schedule ? readRequest(schedule, params, isExpress) : { ok: false, refusal: "firmNotFound" };
}

function readRequest(
  schedule: FirmSchedule,
  { entries, awaitingTime, manner }: ReservationParams,
  isExpress: boolean,
): Answer<FirmRequest> {
  const services: ServiceTerms[] = [];
  for (const { serviceId, masterId } of entries) {
    const service = schedule.services.get(serviceId);
    if (service?.isPhoneOnly) return { ok: false, refusal: "reservedByPhone" };
    const able = schedule.ableTo(serviceId);
    if (service === undefined || able.length === 0 || (isExpress && !service.isExpress))
      return { ok: false, refusal: "servicesNotBookable" };
    const canDo = typeof masterId !== "number" || able.some((master) => master.masterId === masterId);
    if (!canDo) return { ok: false, refusal: "noMasterFree" };
    services.push(service);
  }
  const requested = services.map((service, index) => ({
    person: entries[index]?.person ?? 1,
    masterId: entries[index]?.masterId ?? null,
    able: schedule.ableTo(service.id),
    needs: schedule.rooms.needsOf(service.id),
  }));
  return { ok: true, value: { schedule, request: visitRequestOf(requested, awaitingTime ?? 0, manner), services } };
}

/** One service of a firm for one person, with a master who does it; null is any. */
export function withMaster(schedule: FirmSchedule, service: ServiceTerms, masterId: number | null): FirmRequest {
  const { id } = service;
  const entry = { person: 1, masterId, able: schedule.ableTo(id), needs: schedule.rooms.needsOf(id) };
  return { schedule, request: visitRequestOf([entry], 0), services: [service] };
}

/** The same with any master for everything. */
export function withAnyMaster({ schedule, request, services }: FirmRequest): FirmRequest {
  const entries = request.entries.map((entry) => ({ ...entry, masterId: null }));
  return { schedule, request: visitRequestOf(entries, request.awaitingMinutes, request.manner), services };
}
