import { sum } from "../../../domain/money.ts";
import { addDays } from "../../../domain/time.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { limits } from "../../core/limits.ts";
import type { Answer, WantedPlans } from "../../core/availability.ts";
import { readFirmDays } from "./firm-days.ts";
import { slotWriter } from "./slot.ts";
import type { Sources } from "./sources.ts";
import { type FirmRequest, readWanted } from "./wanted.ts";

type ServiceAllocation = components["schemas"]["ServiceAllocation"];

/** Who can do what is wanted: the best rated first, whoever is named; and the best plans of the days that are asked for. */
export async function findAllocation(sources: Sources, wanted: WantedPlans): Promise<Answer<ServiceAllocation>> {
  const read = await readWanted(sources, wanted);
  if (!read.ok) return read;
  const { schedule, request, services } = read.value;
  const entries = services.map(({ id }, index) => ({
    person: request.entries[index]?.person ?? 1,
    serviceId: id,
    masterIds: schedule.ableTo(id).map(({ masterId }) => masterId),
  }));
  const leastPrices = request.entries.map(({ able }) => Math.min(...able.map(({ price }) => price)));
  const price = { amount: sum(leastPrices), currency: schedule.currency };
  return { ok: true, value: { entries, price, ...(await findPlans(sources, read.value, wanted)) } };
}

async function findPlans(
  { reader, search }: Sources,
  firmRequest: FirmRequest,
  { from, days: count = limits.daysAhead, now, ownReservationId }: WantedPlans,
): Promise<Pick<ServiceAllocation, "duration" | "plans">> {
  const { schedule, request } = firmRequest;
  if (from === undefined) return { duration: (await search.plans(request, [])).shortestMinutes };
  const { masterIds, units } = request;
  const span = { schedule, masterIds, units, from, until: addDays(from, count - 1), now, ownReservationId };
  const open = await readFirmDays(reader, span);
  const days = open.map(({ day }) => day);
  const { plans, shortestMinutes: duration } = await search.plans(request, days);
  return {
    duration,
    plans: plans.flatMap(({ manners, day, visit, waitingMinutes }) => {
      const zoneDay = open[day]?.zoneDay;
      return zoneDay ? [{ manners, slot: slotWriter(firmRequest, zoneDay)(visit), waitingMinutes }] : [];
    }),
  };
}
