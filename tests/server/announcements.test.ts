import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { components } from "../../openapi/generated/api.ts";
import { inTransaction } from "../../server/db/transaction.ts";
import { drawDueRaffles } from "../../server/db/queries/raffles.ts";
import { announce, findAnnounced, withdraw } from "../../server/services/announcements.ts";
import { salon } from "./salon.ts";
import { TestServer } from "./test-server.ts";

type Schemas = components["schemas"];
const v1 = "/rest/clients-app/v1";
const localized = (ru: string) => ({ ru, kz: `${ru} (kz)`, en: `${ru} (en)` });
const times = { startsAt: salon.at("10:00"), endsAt: salon.at("16:00") };
const raffle = {
  key: "red_apple",
  network: "synaq-set",
  name: localized("Розыгрыш"),
  prize: localized("Год стрижек"),
  terms: [localized("Визит — билет.")],
  ...times,
  drawsAt: salon.at("20:00"),
};
const contest = {
  key: "season",
  name: localized("Сезон"),
  question: localized("К кому снова?"),
  ...times,
  masterIds: [1, 2],
};

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await server.empty("raffles", "contests");
});

const put = (kind: "raffle" | "contest", value: unknown) =>
  inTransaction(server.pool, (transaction) => announce(transaction, kind, value, server.now));
const shown = async () => (await server.get<Schemas["AnnouncedRaffle"]>(`${v1}/raffles/${raffle.key}`)).body.raffle;

test("a raffle that the operator announces is on its page, with a seed that nobody is told", async () => {
  expect(await put("raffle", raffle)).toBeUndefined();
  const read = await shown();
  expect(read).toMatchObject({
    name: "Розыгрыш",
    prize: "Год стрижек",
    firmsKey: "synaq-set",
    terms: ["Визит — билет."],
  });
  expect(read?.draw).toBeUndefined();
  const { rows } = await server.pool.query<{ seed: string }>("select seed from raffles");
  expect(rows[0]?.seed).toMatch(/^[0-9a-f]{64}$/);
});

test("one without a network is among the visits of all firms", async () => {
  const { network: _, ...ofAll } = raffle;
  expect(await put("raffle", ofAll)).toBeUndefined();
  expect((await shown())?.firmsKey).toBeUndefined();
});

test("a contest that the operator announces is on the pages of those who take part", async () => {
  expect(await put("contest", contest)).toBeUndefined();
  const { body } = await server.get<Schemas["MasterContest"]>(`${v1}/contest/master/2?firmId=${salon.firmId}`);
  expect(body.contest).toMatchObject({ key: "season", question: "К кому снова?" });
  expect(body.contest?.standings.map((one) => one.masterId).toSorted()).toEqual([1, 2]);
});

test("what was announced is listed and is taken away, a raffle until it is drawn", async () => {
  await put("raffle", raffle);
  await put("contest", contest);
  expect(await findAnnounced(server.pool)).toMatchObject([
    { kind: "contest", key: "season", name: "Сезон", drawsAt: null },
    { kind: "raffle", key: "red_apple", name: "Розыгрыш" },
  ]);
  expect([await withdraw(server.pool, "contest", "season"), await withdraw(server.pool, "contest", "season")]).toEqual([
    true,
    false,
  ]);
  await inTransaction(server.pool, (transaction) => drawDueRaffles(transaction, new Date(salon.at("20:00"))));
  expect(await withdraw(server.pool, "raffle", "red_apple")).toBe(false);
  expect(await findAnnounced(server.pool)).toHaveLength(1);
});

describe("Nothing is announced, and it is said why,", () => {
  const { prize: _, ...prizeless } = raffle;
  test.each([
    ["a field is missing", "raffle", prizeless, /^prize: /],
    ["a field is not known", "raffle", { ...raffle, seed: "mine" }, /^seed: /],
    ["a text is not in all languages", "raffle", { ...raffle, name: { ru: "Розыгрыш", kz: "Ұтыс" } }, /^name\.en: /],
    ["the key is no address part", "raffle", { ...raffle, key: "Red Apple" }, /^key: /],
    ["an instant has no offset", "raffle", { ...raffle, startsAt: "2026-11-20" }, /^startsAt: /],
    ["it ends before it begins", "contest", { ...contest, endsAt: salon.at("09:00") }, /^endsAt: /],
    [
      "it is over",
      "contest",
      { ...contest, startsAt: "2020-01-01T00:00:00Z", endsAt: "2020-01-02T00:00:00Z" },
      /^endsAt: /,
    ],
    ["it is drawn before its end", "raffle", { ...raffle, drawsAt: salon.at("15:00") }, /^drawsAt: /],
    ["the network is not known", "raffle", { ...raffle, network: "nobodys" }, /^network: .*nobodys/],
    ["a master is not known", "contest", { ...contest, masterIds: [1, 77] }, /^masterIds: .*77/],
  ] as const)("where %s", async (_why, kind, value, wrong) => {
    expect(await put(kind, value)).toMatch(wrong);
    expect(await findAnnounced(server.pool)).toEqual([]);
  });

  test("where one has its key", async () => {
    await put("raffle", raffle);
    expect(await put("raffle", { ...raffle, prize: localized("Другой") })).toMatch(/^key: /);
    expect((await shown())?.prize).toBe("Год стрижек");
  });
});

test("the files that the documentation shows are announced among the salons of the demo", async () => {
  const page = await readFile("docs/announcing.md", "utf8");
  const files = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, text]): unknown => JSON.parse(text ?? ""));
  server.now = new Date("2026-12-01T00:00:00Z");
  expect([await put("raffle", files[0]), await put("contest", files[1])]).toEqual([undefined, undefined]);
});
