import { type VisitRequest, visitRequestOf } from "../../../domain/availability/visit-request.ts";
import type { LookedFor } from "../../core/availability.ts";
import type { FirmSchedule, ServiceTerms } from "./firm-schedule.ts";

/**
 * Services that are looked for, the most popular first, and what a visit for any of them with any master asks for: the one
 * request of all that take as long, are done by the same and need the same, which are free at the same times.
 */
export type AlikeServices = { request: VisitRequest; services: ServiceTerms[] };

type Asked = { service: ServiceTerms; request: VisitRequest };
const known = new WeakMap<FirmSchedule, ReadonlyMap<number, Asked>>();

/** The services of a firm that can be booked and are looked for, by what they ask for; the most popular first, in groups and among them. */
export function alikeServices(schedule: FirmSchedule, isLookedFor: ReturnType<LookedFor>): AlikeServices[] {
  const groups: AlikeServices[] = [];
  for (const { service, request } of askedOf(schedule).values()) {
    if (isLookedFor?.(service) === false) continue;
    const group = groups.find((one) => one.request === request);
    if (group === undefined) groups.push({ request, services: [service] });
    else group.services.push(service);
  }
  return groups;
}

/** What a visit for a service with any master asks for; undefined where it can't be booked. */
export function requestFor(schedule: FirmSchedule, serviceId: number): VisitRequest | undefined {
  return askedOf(schedule).get(serviceId)?.request;
}

/** By the services' ids, the most popular first. */
function askedOf(schedule: FirmSchedule): ReadonlyMap<number, Asked> {
  const found = known.get(schedule);
  if (found !== undefined) return found;
  const asked = new Map(findAsked(schedule).map((one) => [one.service.id, one]));
  known.set(schedule, asked);
  return asked;
}

/** The services that can be booked with what they ask for, one request for all that are alike; the most popular first. */
function findAsked(schedule: FirmSchedule): Asked[] {
  const requests = new Map<string, VisitRequest>();
  return [...schedule.services.values()].flatMap((service) => {
    const able = schedule.ableTo(service.id);
    if (able.length === 0 || service.isPhoneOnly) return [];
    const who = able.map(({ masterId, minutes, cleanupMinutes }) => `${masterId}:${minutes}+${cleanupMinutes}`);
    const needs = schedule.rooms.needsOf(service.id);
    const key = [...who, ...needs.map((units) => units.join("/"))].join();
    const request = requests.get(key) ?? visitRequestOf([{ person: 1, masterId: null, able, needs }], 0);
    requests.set(key, request);
    return { service, request };
  });
}
