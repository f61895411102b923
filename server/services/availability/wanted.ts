import { type VisitRequest, visitRequestOf } from "../../../domain/availability/visit-request.ts";
import type { Answer, LookedFor, ReservationParams, Wanted } from "../../core/availability.ts";
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

/**
 * The firm's services that are looked for and can be booked, each with any master, the most popular first; the most popular
 * of all where none is looked for. Of those that are {@link alikeServices} the first.
 */
export function bookable(schedule: FirmSchedule, isLookedFor: ReturnType<LookedFor>): FirmRequest[] {
  const groups = alikeServices(schedule, isLookedFor ?? (() => true));
  return groups
    .slice(0, isLookedFor === undefined ? 1 : groups.length)
    .flatMap(([service]) => (service === undefined ? [] : withMaster(schedule, service, null)));
}

/**
 * Those of a firm's services that can be booked, in groups of those that take as long, are done by the same and need the
 * same: they are free at the same times. The most popular first, in groups and among them.
 */
export function alikeServices(
  schedule: FirmSchedule,
  isLookedFor: (service: ServiceTerms) => boolean,
): ServiceTerms[][] {
  const alike = new Map<string, ServiceTerms[]>();
  for (const service of schedule.services.values()) {
    const able = schedule.ableTo(service.id);
    if (able.length === 0 || service.isPhoneOnly || !isLookedFor(service)) continue;
    const who = able.map(({ masterId, minutes, cleanupMinutes }) => `${masterId}:${minutes}+${cleanupMinutes}`);
    const key = [...who, ...schedule.rooms.needsOf(service.id).map((units) => units.join("/"))].join();
    alike.set(key, [...(alike.get(key) ?? []), service]);
  }
  return [...alike.values()];
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
