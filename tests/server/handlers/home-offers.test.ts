import { afterAll, beforeAll, expect, test } from "vitest";
import type { components } from "../../../openapi/generated/api.ts";
import { salon } from "../salon.ts";
import { TestServer } from "../test-server.ts";

let server: TestServer;
/** Beside the first salon fourteen like it, equal in rating: each is farther to the east, opens earlier and has a higher discount. */
beforeAll(async () => {
  server = await TestServer.open();
  const copies = "generate_series(1, 14) n";
  await server.pool.query(
    `insert into firms
       select (jsonb_populate_record(f, jsonb_build_object(
                'id', 9100 + n, 'url_key', 'synaq-' || 100 + n, 'longitude', 51.16 + n * 0.01))).*
         from firms f, ${copies} where f.id = 9001`,
  );
  for (const table of ["firm_pictures", "firm_hours", "firm_discounts", "services", "masters", "master_services"]) {
    await server.pool.query(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('firm_id', 9100 + n))).*
         from ${table} t, ${copies} where t.firm_id = 9001`,
    );
  }
  await server.pool.query(
    `update firm_discounts set percent = percent + firm_id - 9100 where firm_id > 9100;
     update firm_hours set opens_minute = 0 where firm_id > 9100;
     insert into master_hours
       select firm_id, id, 1, 720 - (firm_id - 9100) * 15, 1200 from masters where firm_id > 9100;
     select pg_notify('firm_changed', id::text) from firms where id > 9100`,
  );
});
afterAll(() => server.close());

const numbersOf = async (kind: string, place = "") => {
  server.now = salon.morning;
  const path = `/rest/clients-app/v1/screen/special-offers/${kind}?city=${salon.cityId}${place}`;
  const { body } = await server.get<components["schemas"]["FirmList"]>(path);
  return body.firms.map(({ id }) => id - 9100);
};
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);
const first = salon.firmId - 9100;

test("of quiet hours the twelve with the highest discounts are shown, the highest first", async () => {
  expect(await numbersOf("discounted-firms")).toEqual(down(14, 3));
});

test("of free times the soonest come first", async () => {
  // At 08:00, with 09:00 the first salon's: 08:30 is the fourteenth's, and 09:45 the ninth's.
  expect(await numbersOf("offered-firms")).toEqual([14, 13, first, 12, 11, 10, 9]);
});

test("of free times the nearest come first from a place", async () => {
  const from = (longitude: number) => numbersOf("offered-firms", `&latitude=43.65&longitude=${longitude}`);
  expect(await from(51.16)).toEqual([first, 9, 10, 11, 12, 13, 14]);
  expect(await from(51.3)).toEqual([14, 13, 12, 11, 10, 9, first]);
});

test("of free times the hours are the city's, whatever the zone of the best rated salon", async () => {
  const zoneOf = (zone: string) =>
    server.pool.query("update firms set time_zone = $1, average_rating = 5 where id = 9101", [zone]);
  await zoneOf("Asia/Tokyo");
  expect(await numbersOf("offered-firms")).toEqual([14, 13, first, 12, 11, 10, 9]);
  await zoneOf(salon.timeZone);
});

test("of free times twelve are shown, however many there are", async () => {
  await server.pool.query(
    `update master_hours set starts_minute = 540 where firm_id between 9101 and 9108;
     select pg_notify('firm_changed', id::text) from firms where id > 9100`,
  );
  expect(await numbersOf("offered-firms", "&latitude=43.65&longitude=51.3")).toEqual(down(14, 3));
});

test("of free times the cards are those of the list, with the lowest price of all that a firm does", async () => {
  await server.pool.query(
    `update services set price = 300000 where firm_id = 9001 and id = ${salon.haircut};
     select pg_notify('firm_changed', '9001')`,
  );
  server.now = new Date(salon.at("18:50"));
  const path = "/rest/clients-app/v1/screen";
  const inCity = `city=${salon.cityId}`;
  const offered = await server.get<components["schemas"]["FirmList"]>(`${path}/special-offers/offered-firms?${inCity}`);
  const listed = await server.get<components["schemas"]["Home"]>(`${path}/home?${inCity}&firms=${salon.firmId}`);
  const [card] = listed.body.firms;
  expect(card).toMatchObject({ priceFrom: { amount: 300_000 }, nearest: { serviceId: salon.manicure } });
  expect(offered.body.firms.find(({ id }) => id === salon.firmId)).toEqual(card);
});
