import { firstVisits } from "../../../domain/availability/day-times.ts";
import { limits } from "../../../domain/limits.ts";
import { epochOf, minuteMs } from "../../../domain/time.ts";
import { localDateAt } from "../../../domain/zone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Answer, WantedExpress } from "../../core/availability.ts";
import type { Reader } from "../../core/reader.ts";
import { readFirmDays } from "./firm-days.ts";
import { slotWriter } from "./slot.ts";
import type { Sources } from "./sources.ts";
import { type FirmRequest, withMaster } from "./wanted.ts";

type ExpressTimes = components["schemas"]["ExpressTimes"];
type ExpressService = ExpressTimes["services"][number];

/** The last instant at which an express service may begin: epoch milliseconds. */
export function lastExpressStart(now: number): number {
  return now + limits.expressMinutes * minuteMs;
}

/**
 * What can be had of a firm within limits.expressMinutes from now, whatever its lead time: of one express service, or of all
 * that have any such time; with a master, or with any. A firm that is not there is firmNotFound; a service that is none of
 * its express services that can be booked online, with that master, servicesNotBookable.
 */
export async function findExpressTimes(
  { reader, schedules }: Pick<Sources, "reader" | "schedules">,
  { firmId, serviceId, masterId, now }: WantedExpress,
): Promise<Answer<ExpressTimes>> {
  const schedule = (await schedules.of([firmId])).get(firmId);
  if (schedule === undefined) return { ok: false, refusal: "firmNotFound" };
  const isDone = (id: number) =>
    schedule.ableTo(id).some((able) => masterId === undefined || able.masterId === masterId);
  const offered = [...schedule.services.values()].filter(
    ({ id, isExpress, isPhoneOnly }) => isExpress && !isPhoneOnly && isDone(id),
  );
  const asked = serviceId === undefined ? offered : offered.filter(({ id }) => id === serviceId);
  if (serviceId !== undefined && asked.length === 0) return { ok: false, refusal: "servicesNotBookable" };
  const requests = asked.map((service) => withMaster(schedule, service, masterId ?? null));
  const services = await findExpressSlots(reader, requests, now);
  const { timeZone, currency } = schedule;
  const shown = serviceId === undefined ? services.filter(({ slots }) => slots.length > 0) : services;
  return { ok: true, value: { timeZone, currency, services: shown } };
}

/** The times of each request, of one firm, within limits.expressMinutes from now; the days are read in one query. */
export async function findExpressSlots(
  reader: Reader,
  requests: readonly FirmRequest[],
  now: number,
): Promise<ExpressService[]> {
  const [schedule] = requests.map((asked) => asked.schedule);
  if (schedule === undefined) return [];
  const last = lastExpressStart(now);
  const days = await readFirmDays(reader, {
    schedule,
    masterIds: [...new Set(requests.flatMap(({ request }) => request.masterIds))],
    units: [...new Set(requests.flatMap(({ request }) => request.units))],
    // After midnight the hour goes on.
    from: localDateAt(schedule.timeZone, now),
    until: localDateAt(schedule.timeZone, last),
    now,
    leadMinutes: 0,
  });
  const most = limits.expressMinutes / limits.gridMinutes + 1;
  return requests.map((asked) => ({
    serviceId: asked.services[0]?.id ?? 0,
    slots: days
      .flatMap(({ zoneDay, day }) => firstVisits(day, asked.request, most).map(slotWriter(asked, zoneDay)))
      .filter(({ startTime }) => epochOf(startTime) <= last),
  }));
}
