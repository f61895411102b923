import { type Wish, wishOf } from "../../../domain/availability/wish.ts";
import type { Answer, ReservationParams, Wanted } from "../../core/availability.ts";
import type { Sources } from "./sources.ts";
import type { FirmSchedule, ServiceTerms } from "./firm-schedule.ts";

/** What is wanted of a firm, checked against what the firm does. */
export type FirmWish = {
  schedule: FirmSchedule;
  wish: Wish;
  /** The service of each entry, in the order of the entries. */
  services: readonly ServiceTerms[];
};

/**
 * Reads what is wanted. A firm that is not there is firmNotFound; a service that the firm does not have, or that
 * nobody does who can be booked online, servicesNotBookable; a master who is not there, can't be booked online or does
 * not do it, noMasterFree.
 */
export async function readWanted({ schedules }: Sources, { firmId, params }: Wanted): Promise<Answer<FirmWish>> {
  const schedule = (await schedules.of([firmId])).get(firmId);
  return schedule ? readWish(schedule, params) : { ok: false, refusal: "firmNotFound" };
}

function readWish(schedule: FirmSchedule, { entries, awaitingTime }: ReservationParams): Answer<FirmWish> {
  const services: ServiceTerms[] = [];
  for (const { serviceId, masterId } of entries) {
    const service = schedule.services.get(serviceId);
    const ableIds = schedule.mastersOf(serviceId);
    if (service === undefined || ableIds.length === 0) return { ok: false, refusal: "servicesNotBookable" };
    if (typeof masterId === "number" && !ableIds.includes(masterId)) return { ok: false, refusal: "noMasterFree" };
    services.push(service);
  }
  const wished = services.map((service, index) => ({
    person: entries[index]?.person ?? 1,
    minutes: service.minutes,
    masterId: entries[index]?.masterId ?? null,
    ableIds: schedule.mastersOf(service.id),
  }));
  return { ok: true, value: { schedule, wish: wishOf(wished, awaitingTime ?? 0), services } };
}

/** The firm's most popular service of those that can be booked, with any master; undefined when there is none. */
export function mostPopular(schedule: FirmSchedule): FirmWish | undefined {
  const service = [...schedule.services.values()].find(({ id }) => schedule.mastersOf(id).length > 0);
  if (service === undefined) return undefined;
  const entry = { person: 1, minutes: service.minutes, masterId: null, ableIds: schedule.mastersOf(service.id) };
  return { schedule, wish: wishOf([entry], 0), services: [service] };
}

/** The same with any master for everything. */
export function withAnyMaster({ schedule, wish, services }: FirmWish): FirmWish {
  const entries = wish.entries.map((entry) => ({ ...entry, masterId: null }));
  return { schedule, wish: wishOf(entries, wish.awaitingMinutes), services };
}
