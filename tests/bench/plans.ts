import fc from "fast-check";
import pg from "pg";
import { type Cells, cellRange, either, noCells } from "../../domain/availability/cells.ts";
import type { Day } from "../../domain/availability/day.ts";
import { comparePlans, type Plan } from "../../domain/availability/plans.ts";
import { type Able, type RequestedEntry, visitRequestOf } from "../../domain/availability/visit-request.ts";
import { allPlans, endOf, startOf, type World } from "../domain/availability/oracle.ts";
import { dayOfWorld, peopleWorlds, requestOfWorld } from "../domain/availability/worlds.ts";
import { type BenchCluster, benchSalon } from "./bench-database.ts";
import { median, printTable, quantile, short } from "./figures.ts";

const size = { people: 4, services: 4, masters: 10, days: 14, able: 4 };
const kinds = [
  { name: "a third taken, no waiting", busy: 0.33, awaitingMinutes: 0 },
  { name: "half taken, no waiting", busy: 0.5, awaitingMinutes: 0 },
  { name: "half taken, 30 min. of waiting", busy: 0.5, awaitingMinutes: 30 },
];
const rounds = 40;
/** So much more is as good as trying everything: it shows whether the ordinary effort was enough. */
const everything = { steps: 1_000_000_000, effort: { perStart: 100_000_000, perVisit: 100_000_000 } };

/**
 * The plans of four people with four services each: their cost beside a select of one row, and how many are those that
 * trying everything finds. The shortest visits of small worlds beside brute force.
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
      if (shownOf(plans) === shownOf(comparePlans(days, request, everything.steps, everything.effort))) same += 1;
    }
    const [p50, p99] = [median(times), quantile(times, 0.99)];
    return [name, short(p50), short(p99), short(p50 / selectMs), `${same} of ${rounds}`];
  });
  const { people, services, masters, days } = size;
  printTable(`Plans of ${people} people × ${services} services, ${masters} masters, ${days} days`, [
    ["", "p50 ms (aim ≤ 50)", "p99 ms", "p50 ÷ select of one row", "as with everything tried"],
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

/** What a client would see of them. */
function shownOf(plans: readonly Plan[]): string {
  return plans.map(({ manners, day, visit }) => [manners, day, visit.startMinute, visit.endMinute].join()).join(";");
}

type Random = () => number;

/** The same numbers from 0 up to 1 for the same seed: a linear congruential generator. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

function entriesOf(random: Random): RequestedEntry[] {
  const services = Array.from({ length: 2 * size.services }, () => ableOf(random));
  return Array.from({ length: size.people }, (_, person) =>
    Array.from({ length: size.services }, (__, index) => ({
      person: person + 1,
      masterId: null,
      able: services[(person + 2 * index) % services.length] ?? [],
    })),
  ).flat();
}

function ableOf(random: Random): Able[] {
  const minutes = 15 * (2 + Math.floor(random() * 4));
  const first = Math.floor(random() * size.masters);
  return Array.from({ length: size.able }, (_, index) => ({
    masterId: 1 + ((first + 3 * index) % size.masters),
    minutes: minutes + (random() < 0.3 ? 15 : 0),
    price: 700_000,
    priceMax: null,
  }));
}

/** Days from nine to eight of masters who are partly taken. */
function daysOf(random: Random, share: number): Day[] {
  return Array.from({ length: size.days }, () => ({
    masters: Array.from({ length: size.masters }, (_, index) => ({
      id: index + 1,
      rank: index,
      work: cellRange(36, 80),
      busy: busyOf(random, share),
    })),
    minutes: 1440,
    nowMinute: 0,
    earliestMinute: 0,
  }));
}

function busyOf(random: Random, share: number): Cells {
  let busy = noCells;
  for (let cell = 36; cell < 80;) {
    const end = cell + 2 + Math.floor(random() * 5);
    if (random() < share) busy = either(busy, cellRange(cell, Math.min(80, end)));
    cell = end;
  }
  return busy;
}
