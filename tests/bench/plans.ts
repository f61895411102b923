import fc from "fast-check";
import pg from "pg";
import { comparePlans } from "../../domain/availability/plans.ts";
import { visitRequestOf } from "../../domain/availability/visit-request.ts";
import { allPlans, endOf, startOf, type World } from "../domain/availability/oracle.ts";
import { dayOfWorld, peopleWorlds, requestOfWorld } from "../domain/availability/worlds.ts";
import { type BenchCluster, benchSalon } from "./bench-database.ts";
import { daysOf, entriesOf, everything, kinds, randomFrom, shownOf, size } from "./plan-worlds.ts";
import { median, printTable, quantile, short } from "./figures.ts";

const rounds = 150;
/**
 * The plans of four people with four services each: their cost beside a select of one row, and how many are those that
 * many more steps find. The shortest visits of small worlds beside brute force.
 */
export async function benchPlans(cluster: BenchCluster): Promise<void> {
  const selectMs = await timeOfSelect(await cluster.createSalon("plans", 1_000));
  const rows = kinds.map(({ name, busy, awaitingMinutes }) => {
    const random = randomFrom(7);
    const times: number[] = [];
    let same = 0;
    for (let round = -5; round < rounds; round += 1) {
      const days = daysOf(random, busy);
      const request = visitRequestOf(entriesOf(random), awaitingMinutes);
      const started = performance.now();
      const plans = comparePlans(days, request);
      const took = performance.now() - started;
      // The first rounds warm up.
      if (round < 0) continue;
      times.push(took);
      if (shownOf(plans) === shownOf(comparePlans(days, request, everything))) same += 1;
    }
    const [p50, p99] = [median(times), quantile(times, 0.99)];
    return [name, short(p50), short(p99), short(p50 / selectMs), `${same} of ${rounds}`];
  });
  const { people, services, masters, days } = size;
  printTable(`Plans of ${people} people × ${services} services, ${masters} masters, ${days} days`, [
    ["", "p50 ms (aim ≤ 50)", "p99 ms", "p50 ÷ select of one row", "as with many more steps"],
    ...rows,
  ]);
  const worlds = fc.sample(peopleWorlds, { numRuns: 400, seed: 7 });
  const exact = worlds.filter((world) => leastMinutes(world) === shortestOf(world)).length;
  printTable("The shortest visit of small worlds, beside brute force", [
    ["", "the same"],
    ["worlds", `${exact} of ${worlds.length}`],
  ]);
}

async function timeOfSelect(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const query = { name: "one", text: "select name from firms where id = $1", values: [benchSalon.firmId] };
  const times: number[] = [];
  for (let round = 0; round < 3_000; round += 1) {
    const started = performance.now();
    await client.query(query);
    if (round >= 1_000) times.push(performance.now() - started);
  }
  await client.end();
  return median(times);
}

function leastMinutes(world: World): number {
  return Math.min(...allPlans(world, false).map((plan) => endOf(plan) - startOf(plan)));
}

function shortestOf(world: World): number {
  const plans = comparePlans([dayOfWorld(world)], requestOfWorld(world));
  const shortest = plans.find(({ manners }) => manners.includes("shortest"));
  return shortest ? shortest.visit.endMinute - shortest.visit.startMinute : Number.POSITIVE_INFINITY;
}
