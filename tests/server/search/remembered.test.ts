import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { components } from "../../../openapi/generated/api.ts";
import { writeSearchWords } from "../../../server/db/catalogue/search-words.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { searchedCity } from "../../../server/services/search/city.ts";
import { findByWords } from "../../../server/services/search/find-words.ts";
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

type Found = components["schemas"]["FoundFirms"];

/** What a process answers that remembers nothing of it. */
async function readAnew(address: string): Promise<Found> {
  const fresh = await TestServer.open({ beside: server });
  fresh.now = server.now;
  try {
    return (await fresh.get<Found>(address)).body;
  } finally {
    await fresh.close();
  }
}

const read = async (address: string): Promise<Found> => (await server.get<Found>(address)).body;
const addressOf = (query: string, more = "") =>
  `/rest/clients-app/v1/firms/search?city=${city}&query=${encodeURIComponent(query)}${more}`;

test("the firms that fit the words best come first, among equals the best rated, whatever part is asked for", async () => {
  let several = 0;
  await fc.assert(
    fc.asyncProperty(words(), fc.nat(6), async (query, offset) => {
      const [all, page] = [await read(addressOf(query)), await read(addressOf(query, `&offset=${offset}`))];
      expect(page.total).toBe(all.total);
      expect(page.firms).toEqual(all.firms.slice(offset));
      const { id, words: known } = await searchedCity({ cityId: city }, server.pool);
      const found = await findByWords(server.pool, { id, words: known }, query);
      const places = all.firms.map(({ firm }) => [found?.firms.get(firm.id)?.score ?? 0, firm.averageRating]);
      for (const [index, [score = 0, rating = 0]] of places.entries()) {
        const [next, nextRating = 0] = places[index + 1] ?? [-1];
        expect(score > (next ?? 0) || (score === next && rating >= nextRating)).toBe(true);
      }
      several += all.total > 1 ? 1 : 0;
    }),
    { numRuns: 60 },
  );
  expect(several).toBeGreaterThan(10);
});

test.each([
  ["a rating", "update firms set average_rating = 1.0, ratings_count = 7 where id = 1"],
  ["a price", "update services set price = price + 100 where firm_id = 1"],
  ["a discount that is new", "insert into firm_discounts values (1, 77, 7, 540, 660, 77)"],
  [
    "a master's name",
    `update masters set name = '{"ru": "Аружан", "kz": "Аружан", "en": "Aruzhan"}' where firm_id = 1`,
  ],
  ["a salon that moved to another city", "update firms set city_id = 9001 where id = 2"],
  ["a salon that is gone", "delete from firms where id = 3"],
])("what is found follows at once: %s", async (_, change) => {
  const addresses = ["маникюр", "стрижка мужская", ""].map((query) => addressOf(query, "&sort=rating"));
  const before = await Promise.all(addresses.map(read));
  await server.pool.query(change);
  const after = await Promise.all(addresses.map(read));
  expect(after).not.toEqual(before);
  expect(after).toEqual(await Promise.all(addresses.map(readAnew)));
});

test("words that are written anew find at once what they name now", async () => {
  expect((await read(addressOf("Жаңалық"))).total).toBe(0);
  await server.pool.query(
    `update firms set name = '{"ru": "Жаңалық", "kz": "Жаңалық", "en": "Zhanalyq"}' where id = 1`,
  );
  await inTransaction(server.pool, writeSearchWords);
  expect((await read(addressOf("Жаңалық"))).firms.map(({ firm }) => firm.id)).toEqual([1]);
});

test("there is a page of no city that is not there", async () => {
  const { status } = await server.get("/rest/clients-app/v1/firms/search?city=999");
  expect(status).toBe(404);
});
