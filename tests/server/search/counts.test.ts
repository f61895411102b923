import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { components } from "../../../openapi/generated/api.ts";
import { writeSearchWords } from "../../../server/db/catalogue/search-words.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { salon } from "../salon.ts";
import { TestServer } from "../test-server.ts";

type Schemas = components["schemas"];
type Asked = Record<string, string | number | boolean | undefined>;
const path = "/rest/clients-app/v1/firms/search";

let server: TestServer;
let city: number;
beforeAll(async () => {
  server = await TestServer.open();
  await inTransaction(server.pool, writeSearchWords);
  server.now = new Date(salon.at("12:00"));
  const { rows } = await server.pool.query<{ id: number }>(
    "select city_id as id from firms group by 1 order by count(*) desc, 1 limit 1",
  );
  city = rows[0]?.id ?? salon.cityId;
  await server.pool.query("update firms set instalments = '{3}' where city_id = $1 and id % 3 = 0", [city]);
});
afterAll(() => server.close());

async function read<Answer>(call: string, asked: Asked): Promise<Answer> {
  const given = Object.entries({ city, ...asked }).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  const { status, body } = await server.get<Answer>(`${path}${call}?${new URLSearchParams(given).toString()}`);
  expect(status).toBe(200);
  return body;
}

const optional = <Value>(...values: Value[]) => fc.constantFrom(undefined, undefined, ...values);
const searches: fc.Arbitrary<Asked> = fc.record({
  query: optional("маникюр", "сынақ", "стрижка мужская"),
  tab: optional("women", "men"),
  category: optional("hair", "nails", "synaq-hair"),
  district: optional("old-town", "seafront", "nowhere"),
  priceTo: optional(500_000, 1_000_000),
  ratingFrom: optional(4.5, 4.8),
  distanceTo: optional(1000, 5000),
  hasDiscount: optional(true),
  hasInstalments: optional(true),
  isOpenNow: optional(true),
  date: optional("2026-11-23", "2026-11-24", "2026-11-29"),
  from: optional("17:00", "20:30", "23:00"),
  until: optional("21:00"),
  latitude: optional(43.66),
  longitude: optional(51.17),
});

/** Each option of the filters, as the search that pressing it makes, with the count beside it. */
function pressed(options: Schemas["FilterOptions"]): [Asked, number][] {
  return [
    ...options.tabs.map(({ key, count }): [Asked, number] => [{ tab: key }, count]),
    ...options.categories.map(({ urlName, count }): [Asked, number] => [
      { category: urlName, subCategory: undefined },
      count,
    ]),
    ...options.districts.map(({ urlName, count }): [Asked, number] => [{ district: urlName }, count]),
    ...options.prices.map(({ priceTo, count }): [Asked, number] => [{ priceTo }, count]),
    ...options.ratings.map(({ ratingFrom, count }): [Asked, number] => [{ ratingFrom }, count]),
    ...options.distances.map(({ distanceTo, count }): [Asked, number] => [{ distanceTo }, count]),
    [{ hasDiscount: true }, options.discountCount],
    [{ hasInstalments: true }, options.instalmentsCount],
    [{ isOpenNow: true }, options.openNowCount],
    ...options.without.map(({ condition, count }): [Asked, number] => [
      { [condition]: undefined, ...(condition === "category" && { subCategory: undefined }) },
      count,
    ]),
  ];
}

it("whatever is searched for, each filter's count is the number of salons that pressing it finds", async () => {
  await fc.assert(
    fc.asyncProperty(searches, fc.nat(), async (asked, choice) => {
      const counts = pressed(await read<Schemas["FilterOptions"]>("/filterOptions", asked));
      const [change, count] = counts[choice % counts.length] ?? [{}, -1];
      const { total } = await read<Schemas["FoundFirms"]>("", { ...asked, ...change });
      expect([change, total]).toEqual([change, count]);
    }),
    { numRuns: 60 },
  );
});

it("whatever is searched for, the map has the salons that the list has, page by page", async () => {
  await fc.assert(
    fc.asyncProperty(searches, async (asked) => {
      const { locations } = await read<Schemas["FirmLocations"]>("/locations", asked);
      const ids: number[] = [];
      for (;;) {
        const { total, firms } = await read<Schemas["FoundFirms"]>("", { ...asked, offset: ids.length });
        ids.push(...firms.map(({ firm }) => firm.id));
        if (firms.length === 0 || ids.length >= total) break;
      }
      const inOrder = (some: number[]) => some.toSorted((one, other) => one - other);
      expect(inOrder(locations.map(({ id }) => id))).toEqual(inOrder(ids));
    }),
    { numRuns: 20 },
  );
});

it("whatever is searched for by words and category, salons side by side have the price, time and services that the list has", async () => {
  const compare = "/rest/clients-app/v1/firms/compare";
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(searches, fc.nat(), async ({ query, category }, first) => {
      const { firms } = await read<Schemas["FoundFirms"]>("", { query, category });
      const some = [0, 1, 2].flatMap((place) => firms[(first + place) % Math.max(1, firms.length)] ?? []);
      const found = [...new Map(some.map((one) => [one.firm.id, one])).values()];
      if (found.length === 0) return;
      compared += found.length;
      const asked = Object.entries({ firms: found.map(({ firm }) => firm.id).join(","), query, category });
      const given = asked.filter((pair): pair is [string, string] => pair[1] !== undefined);
      const { body } = await server.get<Schemas["ComparedFirms"]>(
        `${compare}?${new URLSearchParams(given).toString()}`,
      );
      const shown = body.firms.map(({ firm, services }) => ({ firm, services }));
      expect(shown).toEqual(found.map(({ firm, services }) => ({ firm, services })));
    }),
    { numRuns: 40 },
  );
  expect(compared).toBeGreaterThan(40);
});
