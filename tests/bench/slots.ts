import { addDays, type LocalDate } from "../../domain/time.ts";
import { localDateAt, zoneDay } from "../../domain/zone.ts";
import { type BenchCluster, benchSalon } from "./bench-database.ts";
import { median, printTable, quantile, short } from "./figures.ts";
import { LoadMaker, type Measured, postOf, rateOf, ratioOf } from "./load.ts";
import { type BareQuery, startBare, startKezek } from "./servers.ts";

const sizes = [
  ["1 k", 1_000],
  ["100 k", 100_000],
  ["1 M", 1_000_000],
] as const;
const rounds = 9;
const loads = [
  { clients: 1, requests: 300 },
  { clients: 8, requests: 1_200 },
];

/** The free times of a day over HTTP, at three sizes of the database, beside node:http with one prepared query. */
export async function benchSlots(cluster: BenchCluster): Promise<void> {
  const date = addDays(localDateAt(benchSalon.timeZone, Date.now()), 3);
  const servers = [];
  for (const [name, count] of sizes) {
    const url = await cluster.createSalon(`slots_${count}`, count);
    servers.push({ name: `Kezek, ${name}`, ...(await startKezek(url)) });
    if (count === 1_000_000) servers.push({ name: "limit, 1 M", ...(await startBare(url, takenOn(date))) });
  }
  const maker = new LoadMaker();
  const params = { entries: [{ serviceId: benchSalon.serviceId }] };
  const request = postOf("/rest/clients-app/v1/reservations/available-times", {
    firmId: benchSalon.firmId,
    params,
    date,
  });
  for (const { clients, requests } of loads) {
    const measured = new Map<string, Measured[]>(servers.map(({ name }) => [name, []]));
    for (let round = 0; round <= rounds; round += 1) {
      for (const { name, port } of servers) {
        // The first round only warms up, and is longer.
        const count = round === 0 ? 3_000 : requests;
        const result = await maker.run({ port, clients, requests: Array.from({ length: count }, () => request) });
        if (result.statuses["200"] !== count) throw new Error(`${name}: ${JSON.stringify(result.statuses)}`);
        if (round > 0) measured.get(name)?.push(result);
      }
    }
    print(clients, measured);
  }
  maker.stop();
  for (const server of servers) await server.stop();
}

/** What is taken on a day: the least that has to be read to know what is free. */
function takenOn(date: LocalDate): BareQuery {
  const masters = Array.from({ length: benchSalon.masters }, (_, index) => index + 1);
  const { startsAt } = zoneDay(benchSalon.timeZone, date);
  return {
    name: "taken",
    text: `select resource_id, starts_at, ends_at from occupancies
            where firm_id = $1 and resource_kind = 'master' and resource_id = any($2) and starts_at >= $3 and starts_at < $4`,
    values: [benchSalon.firmId, masters, new Date(startsAt), new Date(startsAt + 86_400_000)],
  };
}

function print(clients: number, measured: Map<string, Measured[]>): void {
  const limit = measured.get("limit, 1 M") ?? [];
  const smallest = measured.get("Kezek, 1 k") ?? [];
  const rows = [...measured].map(([name, results]) => [
    name,
    short(median(results.map((result) => quantile(result.latencies, 0.5)))),
    short(median(results.map((result) => quantile(result.latencies, 0.99)))),
    short(median(results.map(rateOf))),
    short(ratioOf(results, limit, rateOf)),
    short(ratioOf(results, smallest, (result) => quantile(result.latencies, 0.5))),
  ]);
  const header = ["", "p50 ms", "p99 ms", "req/s", "rate ÷ limit (aim ≥ 0.5)", "p50 ÷ 1 k (aim ≈ 1)"];
  printTable(`The free times of a day, ${clients} client${clients === 1 ? "" : "s"}`, [header, ...rows]);
}
