import { transliterate } from "../../domain/forgiving-search.ts";
import { addDays } from "../../domain/time.ts";
import { localDateAt } from "../../domain/zone.ts";
import { type BenchCluster, benchSalon } from "./bench-database.ts";
import { median, printTable, quantile, short } from "./figures.ts";
import { getOf, LoadMaker, type Measured, rateOf, ratioOf } from "./load.ts";
import { benchCity, kinds, people } from "./many-firms.ts";
import { type BareQuery, startBare, startKezek } from "./servers.ts";

const rounds = 5;
const warmUp = 20;
const loads = [
  { clients: 1, requests: 20 },
  { clients: 8, requests: 64 },
];

/** What every salon is found by. */
const [sound = ""] = transliterate(kinds[0] ?? "");
const words = kinds.map((kind) => `query=${encodeURIComponent(kind)}`);
/** Beginnings of two words that every salon is found by; there are more of them than are asked for. */
const pairs = [3, 4, 5, 6, 7].flatMap((length) =>
  kinds.flatMap((kind) =>
    [3, 4, 5].flatMap((of) =>
      people.map((name) => `query=${encodeURIComponent(`${kind.slice(0, length)} ${name.slice(0, of)}`)}`),
    ),
  ),
);
/** Days of more salons than a process remembers. */
const manyDays = 50;

/** The least that has to be asked for a page of what was found: one query, with what a card says of each. */
const page: BareQuery = {
  name: "page",
  text: `select f.id, f.name ->> 'ru', f.address ->> 'ru', f.average_rating, f.review_count, f.avatar_url, count(*) over ()
           from firms f
          where f.city_id = $1
            and exists (select from search_entries e where e.firm_id = f.id and e.word >= $2 collate "C" and e.word < $3 collate "C")
          order by f.average_rating desc, f.ratings_count desc, f.id limit 24`,
  values: [benchCity.id, sound, `${sound}\u{10FFFF}`],
};

/** Search over HTTP in a city of two thousand salons with a million visits, beside node:http with one prepared query. */
export async function benchSearch(cluster: BenchCluster): Promise<void> {
  const url = await cluster.createCity("search");
  const [limit, kezek] = [await startBare(url, page), await startKezek(url)];
  const today = localDateAt(benchSalon.timeZone, Date.now());
  const evening = (days: number) => (query: string) => `${query}&date=${addDays(today, days)}&from=18:00`;
  const days = Array.from({ length: manyDays }, (_, index) => 2 + index);
  const asked = {
    limit: { port: limit.port, queries: [""] },
    plain: { port: kezek.port, queries: words },
    "plain, words not asked before": { port: kezek.port, queries: pairs },
    "by a condition": { port: kezek.port, queries: ["category=category-2&ratingFrom=4.5&sort=price"] },
    "by free time": { port: kezek.port, queries: words.map(evening(2)) },
    "by free time, days not kept": { port: kezek.port, queries: days.map((day) => evening(day)(words[0] ?? "")) },
  };
  let number = 0;
  const maker = new LoadMaker();
  for (const { clients, requests } of loads) {
    const measured = new Map<string, Measured[]>(Object.keys(asked).map((name) => [name, []]));
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, { port, queries }] of Object.entries(asked)) {
        const nextRequest = () => {
          const query = queries[(number += 1) % queries.length] ?? "";
          return getOf(`/rest/clients-app/v1/firms/search?city=${benchCity.id}&${query}`);
        };
        // The first round only warms up.
        const count = round === 0 ? warmUp : requests;
        const result = await maker.run({ port, clients, requests: Array.from({ length: count }, nextRequest) });
        if (result.statuses["200"] !== count) throw new Error(`${name}: ${JSON.stringify(result.statuses)}`);
        if (round > 0) measured.get(name)?.push(result);
      }
    }
    print(clients, measured);
  }
  maker.stop();
  for (const server of [limit, kezek]) await server.stop();
}

function print(clients: number, measured: Map<string, Measured[]>): void {
  const limit = measured.get("limit") ?? [];
  const plain = measured.get("plain") ?? [];
  const middle = (result: Measured) => quantile(result.latencies, 0.5);
  const rows = [...measured].map(([name, results]) => [
    name,
    short(median(results.map(middle))),
    short(median(results.map(({ latencies }) => quantile(latencies, 0.99)))),
    short(median(results.map(rateOf))),
    short(ratioOf(results, limit, rateOf)),
    short(ratioOf(results, plain, middle)),
  ]);
  const header = ["", "p50 ms", "p99 ms", "req/s", "rate ÷ limit (aim ≥ 0.5)", "p50 ÷ plain (aim ≤ 5)"];
  const { firms, mastersPerFirm, visitsPerMaster } = benchCity;
  const sizes = `${firms} salons, ${firms * mastersPerFirm} masters, ${firms * mastersPerFirm * visitsPerMaster} visits`;
  printTable(`Search among ${sizes}, ${clients} client${clients === 1 ? "" : "s"}`, [header, ...rows]);
}
