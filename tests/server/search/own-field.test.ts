import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { foundOf, transliterate, waysOfWords, wordsToFind } from "../../../domain/forgiving-search.ts";
import { writeSearchWords } from "../../../server/db/catalogue/search-words.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { getFirmServices } from "../../../server/services/firms/services.ts";
import type { FirmServices } from "../../../domain/entities.ts";
import { searchedCity } from "../../../server/services/search/city.ts";
import { findByWords } from "../../../server/services/search/find-words.ts";
import { serviceFinder } from "../../../src/blocks/find-services.ts";
import { TestServer } from "../test-server.ts";

const city = 1;
let server: TestServer;
/** The words of what each of the city's firms offers. */
let offered: string[][];

/** A catalogue in which things are called the same in every language, and only services are found. */
beforeAll(async () => {
  server = await TestServer.open();
  for (const table of ["services", "categories"]) {
    await server.pool.query(`update ${table} set name = jsonb_build_object('ru', n, 'kz', n, 'en', n)
                               from (select id as "ofId", name ->> 'ru' as n from ${table}) o where id = o."ofId"`);
  }
  await inTransaction(server.pool, writeSearchWords);
  await server.pool.query("delete from search_entries where kind not in ('service', 'category')");
  const { rows } = await server.pool.query<{ texts: string[] }>(
    `select array_agg(distinct n.name ->> 'ru' order by n.name ->> 'ru') as texts
       from services s join firms f on f.id = s.firm_id
      cross join lateral (select s.name union all select name from categories
                           where id in (s.category_id, s.sub_category_id)) n
      where f.city_id = $1 group by f.id order by f.id`,
    [city],
  );
  offered = rows.map(({ texts }) => [...new Set(texts.flatMap((text) => text.split(/\s+/)))]);
});
afterAll(() => server.close());

const forms = [
  (text: string) => text,
  (text: string) => text.slice(0, 3),
  (text: string) => text.slice(0, 2) + text.slice(3),
  (text: string) => transliterate(text).join(" "),
  (text: string) => text.replaceAll("и", "і"),
];

/** Up to three words of one firm, each whole, its beginning, without a letter, in Latin or in Kazakh ones. */
const words = () =>
  fc
    .constantFrom(...offered)
    .chain((own) =>
      fc.array(fc.tuple(fc.constantFrom(...own), fc.constantFrom(...forms)), { maxLength: 3, minLength: 1 }),
    )
    .map((all) => all.map(([text, form]) => form(text)).join(" "));

type OfFirm = Pick<FirmServices, "categories" | "services">;

/** Whether a firm has every word. Where one is nowhere, the firm's field leaves out what the firm lacks, and the search what the city does. */
function hasEveryWord(wanted: string, { categories, services }: OfFirm): boolean {
  const names = [...categories, ...services, ...services.map(({ subCategory }) => subCategory)];
  const sounds = names.flatMap((named) => wordsToFind(named?.name ?? ""));
  return waysOfWords(wanted).some((way) => foundOf(way, sounds).length === way.words.length);
}

test("whatever the site's search finds in a firm's services, the firm's own field finds there", async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(words(), async (wanted) => {
      const hits = await findByWords(server.pool, await searchedCity({ cityId: city }, server.pool), wanted);
      for (const [firmId, { serviceIds }] of [...(hits?.firms ?? [])].slice(0, 3)) {
        const { categories, services } = await getFirmServices({ firmId, language: "ru" }, server.pool);
        const groups = serviceFinder(categories, services)(wanted, services);
        const ids = groups.flatMap((group) => group.services.map(({ id }) => id));
        const isWhole = hasEveryWord(wanted, { categories, services });
        const wantedIds = isWhole
          ? expect.arrayContaining([...serviceIds])
          : expect.arrayContaining([expect.any(Number)]);
        expect({ wanted, firmId, ids }).toEqual({ wanted, firmId, ids: wantedIds });
        if (isWhole) found += ids.length;
      }
    }),
    { numRuns: 150, examples: [["Кауфляж Мужская"]] },
  );
  expect(found).toBeGreaterThan(100);
});
