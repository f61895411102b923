import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { soundsOf } from "../../../domain/forgiving-search.ts";
import { findByWords, findPageByWords } from "../../../server/services/search/find-words.ts";
import { factsInCity } from "../../../server/services/search/firm-facts.ts";
import { getFoundFirms } from "../../../server/services/search/search.ts";
import { createAvailability } from "../../../server/services/availability/availability.ts";
import { TestServer } from "../test-server.ts";

const city = 1;
let server: TestServer;
/** The words of each of the city's firms, its services and its masters, in three languages. */
let known: string[][];

beforeAll(async () => {
  server = await TestServer.open();
  const { rows } = await server.pool.query<{ texts: string[] }>(
    `select array_agg(distinct t.text) as texts
       from firms f
       join (select firm_id, name from services union all select firm_id, name from masters union all select id, name from firms) n
         on n.firm_id = f.id
      cross join lateral jsonb_each_text(n.name) t (language, text)
      where f.city_id = $1 group by f.id order by f.id`,
    [city],
  );
  known = rows.map(({ texts }) => [...new Set(texts.flatMap((text) => text.split(/\s+/)))].toSorted());
});
afterAll(() => server.close());

/** Up to three words of one firm, each whole, its beginning, or with a letter that is missing. */
const words = () =>
  fc
    .constantFrom(...known)
    .chain((own) => fc.array(fc.tuple(fc.constantFrom(...own), fc.constantFrom(...forms)), { maxLength: 3 }))
    .map((all) => all.map(([text, form]) => form(text)).join(" "));
const forms = [
  (text: string) => text,
  (text: string) => text.slice(0, 3),
  (text: string) => text.slice(0, 2) + text.slice(3),
];

/** What is found when every firm of the city is looked at, in its order. */
async function foundByLooking(query: string) {
  const found = await findByWords(server.pool, city, query);
  const firms = (await factsInCity(server.pool, city)).filter(({ id }) => found?.firms.has(id) ?? true);
  const scoreOf = (id: number) => found?.firms.get(id)?.score ?? 0;
  const ids = firms.toSorted((one, other) => scoreOf(other.id) - scoreOf(one.id)).map(({ id }) => id);
  return { ids, isNearly: found?.isNearly ?? false, firms: found?.firms ?? new Map() };
}

test("a page that the database cuts is the one that looking at every firm finds, with the same found in each", async () => {
  let several = 0;
  const part = fc.record({ offset: fc.nat(6), limit: fc.integer({ min: 1, max: 24 }) });
  await fc.assert(
    fc.asyncProperty(words(), part, async (query, { offset, limit }) => {
      const { ids, isNearly, firms } = await foundByLooking(query);
      const page = await findPageByWords(server.pool, city, query, { offset, limit });
      expect(page.total).toBe(ids.length);
      expect(page.ids).toEqual(ids.slice(offset, offset + limit));
      expect(page.isNearly).toBe(isNearly);
      for (const id of page.ids) expect(page.firms.get(id)).toEqual(firms.get(id));
      several += soundsOf(query).length > 1 && page.total > 1 ? 1 : 0;
    }),
    { numRuns: 100 },
  );
  expect(several).toBeGreaterThan(10);
});

test("what is told of the firms of a page is the same, however it was found", async () => {
  const asked = { language: "ru", now: server.now, cityId: city } as const;
  const dependencies = { pool: server.pool, config: server.config, availability: createAvailability(server.pool) };
  await fc.assert(
    fc.asyncProperty(words(), fc.nat(6), async (query, offset) => {
      const page = await getFoundFirms({ ...asked, query, offset }, dependencies);
      expect(await getFoundFirms({ ...asked, query, offset, ratingFrom: 0 }, dependencies)).toEqual(page);
    }),
    { numRuns: 40 },
  );
});

test("there is a page of no city that is not there", async () => {
  const { status } = await server.get("/rest/clients-app/v1/firms/search?city=999");
  expect(status).toBe(404);
});
