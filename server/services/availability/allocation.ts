import { shortestMinutes } from "../../../domain/availability/day-times.ts";
import { sum } from "../../../domain/money.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Answer, Wanted } from "../../core/availability.ts";
import type { Sources } from "./sources.ts";
import { readWanted } from "./wanted.ts";

type ServiceAllocation = components["schemas"]["ServiceAllocation"];

/** Who can do what is wanted: the best rated first, whoever is named. */
export async function findAllocation(sources: Sources, wanted: Wanted): Promise<Answer<ServiceAllocation>> {
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
  return { ok: true, value: { entries, duration: shortestMinutes(request), price } };
}
