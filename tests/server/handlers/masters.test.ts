import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { salon } from "../salon.ts";
import { TestServer } from "../test-server.ts";

type Schemas = components["schemas"];
const v1 = "/rest/clients-app/v1";
const ofFirm = `firmId=${salon.firmId}`;
const words = JSON.stringify({ ru: "Слова", kz: "Сөздер", en: "Words" });
let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open();
  await server.pool.query(
    `insert into portfolio_works (firm_id, id, service_id, master_id, position, url, alt, width, height, placeholder)
     select $1, n, case when n % 2 = 0 then $2::integer end, case when n % 3 = 0 then 2 else 1 end, n,
            '/works/' || n || '-960.avif', $3, 1440, 960, '#ffffff' from generate_series(1, 15) n`,
    [salon.firmId, salon.haircut, words],
  );
  await server.pool.query(
    `insert into master_promotions (firm_id, master_id, id, position, title, text, ends_on) values
       ($1, 1, 1, 1, $2, $2, null), ($1, 1, 2, 2, $2, $2, '2026-11-23'), ($1, 1, 3, 3, $2, $2, '2026-11-22'),
       ($1, 2, 1, 1, $2, $2, null)`,
    [salon.firmId, words],
  );
  await server.pool.query("update masters set bio = $2 where firm_id = $1 and id = 1", [salon.firmId, words]);
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = salon.morning;
});

const read = async <Body>(path: string): Promise<Body> => {
  const { status, body } = await server.get<Body>(`${v1}${path}`);
  expect(status, path).toBe(200);
  return body;
};
const portfolio = (query: string) => read<Schemas["Portfolio"]>(`/firms/${salon.firmId}/portfolio?${query}`);

test("a firm's works are read by twelve from an offset, none of them twice, and it says what all of them are of", async () => {
  const [first, rest] = [await portfolio("offset=0"), await portfolio("offset=12")];
  expect([first.total, first.works.length, rest.works.length]).toEqual([15, 12, 3]);
  const ids = [...first.works, ...rest.works].map(({ id }) => id);
  expect(ids).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  expect(first.masters.map(({ id, count }) => [id, count])).toEqual([
    [1, 10],
    [2, 5],
  ]);
  expect(first.services).toEqual([{ id: salon.haircut, name: "Стрижка", count: 7 }]);
  expect(first.works[0]).toEqual({
    id: 1,
    picture: { url: "/works/1-960.avif", alt: "Слова", width: 1440, height: 960, placeholder: "#ffffff" },
    masterId: 1,
    masterName: "Айгерим",
  });
});

test("works are narrowed to a master and to a service, and what is offered to narrow them by stays", async () => {
  const ofMaster = await portfolio("masterId=2");
  expect(ofMaster.works.map(({ id }) => id)).toEqual([3, 6, 9, 12, 15]);
  const ofBoth = await portfolio(`masterId=2&serviceId=${salon.haircut}`);
  expect([ofBoth.total, ofBoth.works.map(({ id }) => id)]).toEqual([2, [6, 12]]);
  expect(ofBoth.masters).toHaveLength(2);
});

test("a firm says when it is cheaper; what goes on past midnight stands on both days", async () => {
  await server.pool.query("delete from firm_discounts where firm_id = $1", [salon.firmId]);
  await server.pool.query(
    "insert into firm_discounts (firm_id, id, weekday, starts_minute, ends_minute, percent) values ($1, 1, 7, 1380, 1500, 15), ($1, 2, 1, 660, 720, 20)",
    [salon.firmId],
  );
  const { discounts } = await read<Schemas["FirmDiscounts"]>(`/firms/${salon.firmId}/discounts`);
  expect(discounts).toEqual([
    { id: 2, weekday: 1, startsAt: "11:00", endsAt: "12:00", percent: 20 },
    { id: 1, weekday: 1, startsAt: "00:00", endsAt: "01:00", percent: 15 },
    { id: 1, weekday: 7, startsAt: "23:00", endsAt: "24:00", percent: 15 },
  ]);
});

test("a master is the one of the firm's list, with what they say of themselves in the language that is asked for", async () => {
  const masters = await read<Schemas["Master"][]>(`/firms/${salon.firmId}/masters`);
  expect(await read(`/masters/1?${ofFirm}`)).toEqual(masters.find(({ id }) => id === 1));
  const profile = await read<Schemas["MasterProfile"]>(`/masters/1/profile?${ofFirm}`);
  expect(profile).toMatchObject({ bio: "Слова", worksCount: 10 });
  const english = await server.get<Schemas["MasterProfile"]>(`${v1}/masters/1/profile?${ofFirm}`, {
    "Accept-Language": "en",
  });
  expect(english.body.bio).toBe("Words");
  expect(await read(`/masters/2/profile?${ofFirm}`)).not.toHaveProperty("bio");
});

test("a promotion is there to the end of its last day in the firm's zone", async () => {
  const promotions = async () =>
    (await read<Schemas["MasterPromotions"]>(`/master-promotions?${ofFirm}&masterId=1`)).promotions.map(({ id }) => id);
  expect(await promotions()).toEqual([1, 2]);
  server.now = new Date("2026-11-23T18:59:59Z");
  expect(await promotions()).toEqual([1, 2]);
  server.now = new Date("2026-11-23T19:00:00Z");
  expect(await promotions()).toEqual([1]);
  const all = await read<Schemas["MasterPromotions"]>(`/master-promotions?${ofFirm}`);
  expect(all.promotions.map(({ masterId, id }) => [masterId, id])).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test("every master of a firm has one of its professions", async () => {
  const { professions } = await read<Schemas["Professions"]>(`/masters/professions?${ofFirm}`);
  const masters = await read<Schemas["Master"][]>(`/firms/${salon.firmId}/masters`);
  const found = new Map(professions.flatMap(({ name, masterIds }) => masterIds.map((id) => [id, name] as const)));
  expect(found).toEqual(new Map(masters.map(({ id, profession }) => [id, profession])));
});

test("reviews of a master count theirs alone; a grade narrows the reviews and not the totals", async () => {
  const all = await read<Schemas["Reviews"]>(`/firms/${salon.firmId}/reviews`);
  const own = await read<Schemas["Reviews"]>(`/masters/1/reviews?${ofFirm}`);
  expect(own.reviews.every(({ masterId }) => masterId === 1)).toBe(true);
  expect(own.totalReviewsCount).toBeLessThanOrEqual(all.totalReviewsCount);
  expect(Object.values(own.grades).reduce((sum, count) => sum + count)).toBe(own.totalReviewsCount);
  expect(await read(`/firms/${salon.firmId}/reviews?masterId=1`)).toEqual(own);
  const good = await read<Schemas["Reviews"]>(`/firms/${salon.firmId}/reviews?grade=GOOD`);
  expect(good.reviews.map(({ grade }) => grade)).toEqual(Array.from({ length: all.grades.GOOD }, () => "GOOD"));
  expect({ ...good, reviews: [] }).toEqual({ ...all, reviews: [] });
});

test.each(["", "/profile", "/reviews"])("a master of another firm is not there: masters/{id}%s", async (path) => {
  const { status, body } = await server.get<Problem>(`${v1}/masters/404404${path}?${ofFirm}`);
  expect({ status, code: body.code }).toEqual({ status: 404, code: "notFound" });
});

test.each([
  ["/firms/ID/discounts", "firmNotFound"],
  ["/firms/ID/portfolio", "firmNotFound"],
  ["/masters/professions?firmId=ID", "firmNotFound"],
  ["/master-promotions?firmId=ID", "firmNotFound"],
])("a firm that is not there has nothing: %s", async (path, code) => {
  const { status, body } = await server.get<Problem>(v1 + path.replace("ID", "404404"));
  expect({ status, code: body.code }).toEqual({ status: 404, code });
});
