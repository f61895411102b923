import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { insertContest } from "../../../server/db/queries/contests.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { forgetAccounts, giveAccount, phone, Visitor } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import { TestServer } from "../test-server.ts";

type MasterContest = components["schemas"]["MasterContest"];
const v1 = "/clients-app/v1/contest/master";
const localized = (ru: string) => ({ ru, kz: `${ru} (kz)`, en: `${ru} (en)` });

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const announce = (key: string, from: string, to: string, masters: readonly number[] = [1, 2, 3]) =>
  inTransaction(server.pool, (transaction) =>
    insertContest(transaction, {
      key,
      name: localized("Мастер сезона"),
      question: localized("К кому вы пришли бы снова?"),
      startsAt: new Date(from),
      endsAt: new Date(to),
      masters: masters.map((masterId) => ({ firmId: salon.firmId, masterId })),
    }),
  );

beforeEach(async () => {
  server.now = salon.morning;
  await forgetAccounts(server);
  await server.empty("contests");
  await announce("sezon", salon.at("00:00", "2026-11-01"), salon.at("00:00", "2026-12-01"));
});

const at = (masterId: number) => `${v1}/${masterId}?firmId=${salon.firmId}`;
const read = async (masterId: number, language = "ru") =>
  (await server.get<MasterContest>(`/rest${at(masterId)}`, { "Accept-Language": language })).body.contest;

async function voter(index = 0) {
  await giveAccount(server, { phone: phone + index });
  const visitor = new Visitor(server);
  const enter = () => visitor.enter(phone + index);
  const vote = async <Body = MasterContest>(masterId: number, contest = "sezon") =>
    visitor.as<Body>(await enter(), "POST", at(masterId), { contest });
  return {
    vote,
    see: async (masterId: number) => (await visitor.as<MasterContest>(await enter(), "GET", at(masterId))).body,
  };
}

const table = (contest: MasterContest["contest"]) =>
  contest?.standings.map(({ place, masterId, votes }) => [place, masterId, votes]);

test("a contest says what is voted for, until when, and who takes part, in the language that is asked for", async () => {
  const contest = await read(1, "en");
  expect(contest).toMatchObject({
    key: "sezon",
    name: "Мастер сезона (en)",
    question: "К кому вы пришли бы снова? (en)",
    startsAt: salon.at("00:00", "2026-11-01"),
    endsAt: salon.at("00:00", "2026-12-01"),
    state: "open",
    voteCount: 0,
  });
  expect(contest?.standings.map(({ masterId, firmName, urlKey }) => [masterId, firmName, urlKey])).toEqual([
    [1, "Сынақ (en)", salon.urlKey],
    [2, "Сынақ (en)", salon.urlKey],
    [3, "Сынақ (en)", salon.urlKey],
  ]);
  expect(contest).not.toHaveProperty("ownVote");
  expect(await read(4)).toBeUndefined();
});

test("an account has one vote, which it may move; those with as many votes share a place", async () => {
  const [one, other, third] = [await voter(0), await voter(1), await voter(2)];
  expect(table((await one.vote(1)).body.contest)).toEqual([
    [1, 1, 1],
    [2, 2, 0],
    [2, 3, 0],
  ]);
  await one.vote(1);
  await other.vote(2);
  await third.vote(2);
  const { body } = await other.vote(3);
  expect(table(body.contest)).toEqual([
    [1, 1, 1],
    [1, 2, 1],
    [1, 3, 1],
  ]);
  expect([body.contest?.voteCount, body.contest?.ownVote]).toEqual([3, { firmId: salon.firmId, masterId: 3 }]);
  expect((await one.see(2)).contest?.ownVote).toEqual({ firmId: salon.firmId, masterId: 1 });
  expect(await read(2)).not.toHaveProperty("ownVote");
});

test("votes are taken from the first moment to before the last, and the standings stay", async () => {
  const { vote } = await voter();
  const refusal = async () => (await vote<Problem>(2)).body.code;
  server.now = new Date(Date.parse(salon.at("00:00", "2026-11-01")) - 1);
  expect([(await read(1))?.state, await refusal()]).toEqual(["notYet", "votingOver"]);
  server.now = new Date(salon.at("00:00", "2026-11-01"));
  expect((await vote(1)).body.contest?.state).toBe("open");
  server.now = new Date(salon.at("00:00", "2026-12-01"));
  expect([(await read(1))?.state, await refusal()]).toEqual(["over", "votingOver"]);
  expect(table(await read(1))?.[0]).toEqual([1, 1, 1]);
  server.now = new Date(salon.at("00:00", "2026-12-31"));
  expect(await read(1)).toBeUndefined();
});

test("nobody votes for who takes no part, in no contest, or without an account", async () => {
  const { vote } = await voter();
  for (const [masterId, key] of [
    [4, "sezon"],
    [1, "nothing"],
    [1, "\0"],
  ] as const) {
    const { status, body } = await vote<Problem>(masterId, key);
    expect([status, body.code]).toEqual([404, "notFound"]);
  }
  const visitor = await new Visitor(server).ask<Problem>("POST", `/rest${at(1)}`, { contest: "sezon" });
  expect(visitor.status).toBe(401);
  expect((await read(1))?.voteCount).toBe(0);
});

test("of several contests the one that is open is shown, or else the latest", async () => {
  await announce("keshegi", salon.at("00:00", "2026-10-01"), salon.at("00:00", "2026-11-10"));
  await announce("erteng", salon.at("00:00", "2026-12-01"), salon.at("00:00", "2026-12-31"), [1]);
  expect((await read(1))?.key).toBe("sezon");
  server.now = new Date(salon.at("00:00", "2026-12-01"));
  expect([(await read(1))?.key, (await read(2))?.key]).toEqual(["erteng", "sezon"]);
});
