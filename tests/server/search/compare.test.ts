import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { components } from "../../../openapi/generated/api.ts";
import { writeSearchWords } from "../../../server/db/catalogue/search-words.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { salon } from "../salon.ts";
import { TestServer } from "../test-server.ts";

type Compared = components["schemas"]["ComparedFirms"];
const rivalId = 9002;
const both = `${rivalId},${salon.firmId}`;
const tenge = (amount: number) => ({ amount: amount * 100, currency: "KZT" });

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  await inTransaction(server.pool, writeSearchWords);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await server.empty("reservations");
});

function ask(asked: Record<string, string>, language: "ru" | "kz" = "ru") {
  const params = new URLSearchParams(asked).toString();
  return server.get<Compared>(`/rest/clients-app/v1/firms/compare?${params}`, { "accept-language": language });
}

async function compare(...asked: Parameters<typeof ask>): Promise<Compared["firms"]> {
  const { status, body } = await ask(...asked);
  expect(status).toBe(200);
  return body.firms;
}

async function nameOf(firmId: number, serviceId: number | undefined): Promise<string | undefined> {
  const { rows } = await server.pool.query(
    "select name ->> 'ru' as name from services where firm_id = $1 and id = $2",
    [firmId, serviceId],
  );
  return rows[0]?.name;
}

it("salons are compared in the order in which they are asked for, of any city; one that is not there is left out", async () => {
  const firms = await compare({ firms: "9002,1,9999999999" });
  expect(firms.map(({ firm }) => firm.id)).toEqual([rivalId, 1]);
  expect(firms.map(({ isOffered, services }) => [isOffered, services])).toEqual([
    [true, []],
    [true, []],
  ]);
  expect(await compare({ firms: "9001,9001" })).toHaveLength(1);
});

it("of a category that is wanted they have the price and the nearest time, and say so where they do not have it", async () => {
  const [rival, own] = await compare({ firms: both, category: "synaq-nails" });
  expect(own).toMatchObject({
    isOffered: true,
    firm: { priceFrom: tenge(5000), nearest: { serviceId: salon.manicure } },
  });
  expect(rival).toMatchObject({ isOffered: false, services: [], firm: { id: rivalId } });
  const [hair] = await compare({ firms: String(salon.firmId), category: "synaq-hair", subCategory: "synaq-haircuts" });
  expect(hair?.services).toEqual([{ id: salon.haircut, name: "Стрижка", price: tenge(7000), priceMax: tenge(9000) }]);
  expect(hair?.firm).toMatchObject({ priceFrom: tenge(7000), nearest: { serviceId: salon.haircut } });
});

it("the services that a price and a time are of are named, in the client's language and of what is wanted", async () => {
  const [rival, own] = await compare({ firms: both });
  expect(own).toMatchObject({ cheapestServiceName: "Маникюр", firm: { priceFrom: tenge(5000) } });
  expect([own?.nearestServiceName, rival?.nearestServiceName]).toEqual([
    await nameOf(salon.firmId, own?.firm.nearest?.serviceId),
    await nameOf(rivalId, rival?.firm.nearest?.serviceId),
  ]);
  const [hair] = await compare({ firms: String(salon.firmId), category: "synaq-hair", subCategory: "synaq-haircuts" });
  expect(hair).toMatchObject({ cheapestServiceName: "Стрижка", nearestServiceName: "Стрижка" });
  const [nails] = await compare({ firms: String(salon.firmId), category: "synaq-nails" }, "kz");
  expect(nails).toMatchObject({ cheapestServiceName: "Маникюр (kz)", nearestServiceName: "Маникюр (kz)" });
});

it("what words name is wanted of each, and words that name no service of theirs want nothing", async () => {
  const [rival, own] = await compare({ firms: both, query: "манкюр" });
  expect(own?.services).toEqual([{ id: salon.manicure, name: "Маникюр", price: tenge(5000) }]);
  expect(own?.firm.nearest?.serviceId).toBe(salon.manicure);
  expect(rival).toMatchObject({ isOffered: false, services: [] });
  for (const query of ["Сынақ", "ничего такого"]) {
    expect((await compare({ firms: both, query })).map(({ isOffered }) => isOffered)).toEqual([true, true]);
  }
});

it.each(["", "1,2,3,4", "1;2", "-1", "1,", "99999999999"])("refuses to compare %j", async (firms) => {
  const { status, body } = await ask({ firms });
  expect([status, body]).toMatchObject([400, { code: "validationFailed" }]);
});

it("says what two of them do at least and of a salon alone what it does, so that there is something to compare by", async () => {
  const keysOf = async (firms: string) => {
    const { body } = await ask({ firms });
    return body.categories.map(({ urlName, subCategories }) => [urlName, subCategories.map((one) => one.urlName)]);
  };
  expect(await keysOf(String(salon.firmId))).toEqual([
    ["synaq-hair", ["synaq-haircuts"]],
    ["synaq-nails", []],
  ]);
  expect(await keysOf(both)).toEqual([]);
  expect(await keysOf("999999")).toEqual([]);
  const { rows } = await server.pool.query<{ urlName: string }>(
    `select c.url_name as "urlName"
       from services s join categories c on c.id = s.category_id
      where s.firm_id in (1, 2, 3) group by c.id having count(distinct s.firm_id) > 1 order by c.position, c.id`,
  );
  expect((await keysOf("1,2,3")).map(([urlName]) => urlName)).toEqual(rows.map(({ urlName }) => urlName));
  expect(rows.length).toBeGreaterThan(1);
});

it.each([
  [{}, "everything"],
  [{ query: "Сынақ" }, "everything"],
  [{ query: "ничего такого" }, "everything"],
  [{ category: "no-such" }, "everything"],
  [{ category: "synaq-hair" }, "category"],
  [{ category: "synaq-hair", subCategory: "no-such" }, "category"],
  [{ category: "synaq-hair", subCategory: "synaq-haircuts" }, "services"],
  [{ query: "маникюр" }, "services"],
])("says what it has understood of %j: %s", async (asked, by) => {
  expect((await ask({ firms: both, ...asked })).body.by).toBe(by);
});

it("has of a subcategory that one of two salons has alone no choice, and of words with a master what that master does", async () => {
  const { rows } = await server.pool.query<{ one: number; other: number; id: number }>(
    `select a.firm_id as one, b.firm_id as other, a.sub_category_id as id
       from services a join services b on b.category_id = a.category_id and b.firm_id > a.firm_id
      where a.sub_category_id is not null
        and not exists (select from services s where s.firm_id = b.firm_id and s.sub_category_id = a.sub_category_id)
      limit 1`,
  );
  const [alone] = rows;
  const { body } = await ask({ firms: `${alone?.one},${alone?.other}` });
  const choices = body.categories.flatMap(({ subCategories }) => subCategories.map(({ id }) => id));
  expect(body.categories.length).toBeGreaterThan(0);
  expect(choices).not.toContain(alone?.id);
  const [named] = await compare({ firms: String(salon.firmId), query: "Айгерим стрижка" });
  expect(named?.services.map(({ id }) => id)).toEqual([salon.haircut]);
});
