import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { limits } from "../../../server/core/limits.ts";
import { forgetAccounts, giveAccount, Visitor } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import { work } from "../support/work.ts";
import { TestServer } from "../test-server.ts";

type Schemas = components["schemas"];
type Answers = Schemas["SurveyAnswers"];
const v1 = "/rest/clients-app/v1";
const inCity = { city_id: String(salon.cityId) };

let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await TestServer.open();
  await server.listen();
  visitor = new Visitor(server);
  await server.pool.query(
    `insert into menu_tabs (id, key, name, position, category_ids)
     values (9001, 'synaq-tab', '{"ru": "Ногти", "kz": "Тырнақ", "en": "Nails"}', 9001, '{9003}');
     insert into services values
       (9002, 1, 9003, null, '{"ru": "Маникюр", "kz": "Маникюр", "en": "Manicure"}', '{"ru": "", "kz": "", "en": ""}',
        500000, null, 30, 0, true, false, 1)`,
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await server.empty("surveys");
  await forgetAccounts(server);
});

const survey = (token: string) => server.get<Schemas["Survey"]>(`${v1}/b2c-p13n/${token}`);
const keepKnowing = (version: number, token: string, answers: Answers, headers = {}) =>
  visitor.ask<Schemas["KeptSurvey"]>("PUT", `${v1}/b2c-p13n/${token}`, { version, answers }, headers);
const keep = async (token: string, answers: Answers, headers = {}) =>
  keepKnowing((await survey(token)).body.version, token, answers, headers);
const finish = (token: string, answers: Answers, headers = {}) =>
  visitor.ask<Schemas["Survey"]>("POST", `${v1}/b2c-p13n/v1/finish`, { token, answers }, headers);
const home = async (token: string) =>
  (await server.get<Schemas["Home"]>(`${v1}/screen/home?survey=${token}`, inCity)).body;
const keysOf = ({ firms }: { firms: readonly { urlKey: string }[] }) => firms.map(({ urlKey }) => urlKey);

describe("the questions", () => {
  test("are five, with the kinds of services and for whom they are as the catalogue has them", async () => {
    const { body } = await server.get<Schemas["Personalization"]>(`${v1}/category/personalization`);
    expect(body.questions.map(({ question, isMany }) => [question, isMany])).toEqual([
      ["forWhom", false],
      ["interests", true],
      ["hours", true],
      ["budget", false],
      ["priority", false],
    ]);
    expect(body.questions[0]?.options.map(({ key }) => key)).toEqual(["women", "men", "kids", "synaq-tab"]);
    expect(body.questions[1]?.options).toContainEqual({
      key: "synaq-hair",
      name: "Волосы",
      pictureUrl: "/pictures/categories/hair.svg",
    });
    expect(body.token).toBeUndefined();
  });
});

describe("a visitor's answers", () => {
  test("are nothing before anything was answered", async () => {
    const token = randomUUID();
    expect((await survey(token)).body).toEqual({ token, answers: {}, isFinished: false, version: 0 });
  });

  test("are kept beside those before, for any device that has the token", async () => {
    const token = randomUUID();
    await keep(token, { forWhom: ["synaq-tab"] });
    await keep(token, { hours: ["evening"], budget: [] });
    expect((await survey(token)).body).toEqual({
      token,
      answers: { forWhom: ["synaq-tab"], hours: ["evening"], budget: [] },
      isFinished: false,
      version: 2,
    });
  });

  test("give the home page its order once the survey is finished, and not before", async () => {
    const token = randomUUID();
    await keep(token, { forWhom: ["synaq-tab"], priority: ["rating"] });
    expect(await home(token)).toMatchObject({ firms: [{ urlKey: "synaq" }, { urlKey: "synaq-2" }] });
    expect((await home(token)).personalization).toBeUndefined();
    const answers: Answers = { interests: ["synaq-nails"], budget: ["low"] };
    expect((await finish(token, answers)).body).toEqual({ token, answers, isFinished: true, version: 2 });
    expect((await home(token)).personalization).toEqual(answers);
    await finish(token, { hours: ["weekend"], budget: ["low"] });
    await server.pool.query(
      "insert into firm_hours select 9002, weekday, 540, 1200 from generate_series(1, 7) weekday",
    );
    expect(keysOf(await home(token))).toEqual(["synaq-2", "synaq"]);
    const path = `${v1}/firms/search/compilations?key=RECOMMENDED&limit=1&survey=${token}`;
    expect(keysOf((await server.get<Schemas["FirmList"]>(path, inCity)).body)).toEqual(["synaq-2"]);
    await server.pool.query("delete from firm_hours where firm_id = 9002");
  });

  test("that were all skipped leave the home page as it is", async () => {
    const token = randomUUID();
    await finish(token, { forWhom: [], interests: [], hours: [], budget: [], priority: [] });
    expect((await home(token)).personalization).toBeUndefined();
  });

  test("with keys that the catalogue has no more change nothing", async () => {
    const token = randomUUID();
    await finish(token, { forWhom: ["gone"], interests: ["gone"] });
    expect(keysOf(await home(token))).toEqual(["synaq", "synaq-2"]);
  });

  test("are kept once for one intent, however often it comes", async () => {
    const token = randomUUID();
    const key = { "idempotency-key": randomUUID() };
    const first = await finish(token, { budget: ["low"] }, key);
    await finish(token, { budget: ["high"] });
    expect((await finish(token, { budget: ["low"] }, key)).body).toEqual(first.body);
    expect((await survey(token)).body.answers).toEqual({ budget: ["high"] });
  });

  test.each<[string, object, string]>([
    ["an hour that there is not", { version: 0, answers: { hours: ["night"] } }, "/answers/hours/0"],
    ["two budgets", { version: 0, answers: { budget: ["low", "high"] } }, "/answers/budget"],
    ["a question that nobody asks", { version: 0, answers: { colour: ["red"] } }, "/answers/colour"],
    ["no version", { answers: { budget: ["low"] } }, "/version"],
  ])("are refused with %s", async (_, body, field) => {
    const answer = await visitor.ask<Problem>("PUT", `${v1}/b2c-p13n/${randomUUID()}`, body);
    expect([answer.status, answer.body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });

  test("are forgotten after a year, those of an account are not", async () => {
    await giveAccount(server);
    const { accessToken } = await visitor.enter();
    const [visitors, own] = [randomUUID(), randomUUID()];
    await finish(visitors, { budget: ["low"] });
    await finish(own, { budget: ["low"] }, { authorization: `Bearer ${accessToken}` });
    server.pass(limits.surveyDays * 24 * 3600);
    await work(server, "purgeSurveys");
    expect((await survey(visitors)).body.isFinished).toBe(true);
    server.pass(1);
    await work(server, "purgeSurveys");
    expect((await survey(visitors)).body.isFinished).toBe(false);
    expect((await survey(own)).body.isFinished).toBe(true);
  });
});

describe("answers that come late", () => {
  test("change nothing, of a survey that goes on and of one that is finished", async () => {
    const token = randomUUID();
    await keepKnowing(0, token, { budget: ["low"] });
    const kept = { token, answers: { budget: ["high"] }, isFinished: false, version: 2 };
    expect((await keepKnowing(1, token, { budget: ["high"] })).body).toEqual({ ...kept, isLate: false });
    expect((await keepKnowing(0, token, { budget: ["middle"] })).body).toEqual({ ...kept, isLate: true });
    expect((await keepKnowing(1, token, { hours: ["day"] })).body).toEqual({ ...kept, isLate: true });
    const finished = (await finish(token, { budget: ["low"] })).body;
    expect((await keepKnowing(2, token, { budget: ["high"] })).body).toEqual({ ...finished, isLate: true });
    expect((await survey(token)).body).toEqual(finished);
  });

  test("change nothing in whatever order what two devices say arrives", async () => {
    const budget = fc.constantFrom("low", "middle", "high");
    const said = fc.record({ device: fc.nat(1), budget, isFinish: fc.integer({ min: 0, max: 9 }).map((n) => n === 0) });
    const arriving = said.chain((one) => fc.record({ said: fc.constant(one), lostFor: fc.nat(4) }));
    await fc.assert(
      fc.asyncProperty(fc.array(arriving, { minLength: 2, maxLength: 12 }), async (history) => {
        const token = randomUUID();
        const known = [0, 0];
        const calls: { at: number; version: number; said: (typeof history)[number]["said"] }[] = [];
        let kept: Schemas["Survey"] = { token, answers: {}, isFinished: false, version: 0 };
        const arrive = async (at: number): Promise<void> => {
          for (const call of calls.filter((one) => one.at === at)) {
            const answers: Answers = { budget: [call.said.budget] };
            const isTaken = call.said.isFinish || call.version === kept.version;
            if (isTaken) kept = { ...kept, answers, version: kept.version + 1 };
            if (call.said.isFinish) kept.isFinished = true;
            const { body } = await (call.said.isFinish
              ? finish(token, answers)
              : keepKnowing(call.version, token, answers));
            expect(body).toEqual(call.said.isFinish ? kept : { ...kept, isLate: !isTaken });
            known[call.said.device] = body.version;
          }
        };
        for (const [at, { said: one, lostFor }] of history.entries()) {
          calls.push({ at: at + lostFor, version: known[one.device] ?? 0, said: one });
          await arrive(at);
        }
        for (let at = history.length; at < history.length + 5; at += 1) await arrive(at);
        expect((await survey(token)).body).toEqual(kept);
      }),
      { numRuns: 30 },
    );
  });
});

describe("a client's survey", () => {
  const madina = 77_011_234_567;
  const aliya = 77_077_654_321;
  async function signIn(phone: number): Promise<{ authorization: string }> {
    await giveAccount(server, { phone });
    return { authorization: `Bearer ${(await visitor.enter(phone)).accessToken}` };
  }
  const ownToken = async (headers: Record<string, string>) =>
    (await server.get<Schemas["Personalization"]>(`${v1}/category/personalization`, headers)).body.token;

  test("is found by the account on any device, and there is one", async () => {
    const headers = await signIn(madina);
    const [first, second] = [randomUUID(), randomUUID()];
    await keep(first, { budget: ["low"] }, headers);
    expect(await ownToken(headers)).toBe(first);
    await finish(second, { budget: ["high"] }, headers);
    expect(await ownToken(headers)).toBe(second);
    expect((await survey(first)).body.answers).toEqual({});
  });

  test("is that of a visitor who signed in meanwhile", async () => {
    const token = randomUUID();
    await finish(token, { budget: ["low"] });
    const headers = await signIn(madina);
    const kept = await keepKnowing(0, token, {}, headers);
    expect(kept.body).toEqual({ token, answers: { budget: ["low"] }, isFinished: true, version: 1, isLate: false });
    expect(await ownToken(headers)).toBe(token);
  });

  test("goes on on a device that has its token and on which nobody is signed in", async () => {
    const headers = await signIn(madina);
    const token = randomUUID();
    await keep(token, { budget: ["low"] }, headers);
    await keep(token, { hours: ["day"] });
    expect((await survey(token)).body.answers).toEqual({ budget: ["low"], hours: ["day"] });
    expect(await ownToken(headers)).toBe(token);
  });

  test("is nobody else's: another account finds nothing there, and loses nothing of its own", async () => {
    const token = randomUUID();
    await keep(token, { budget: ["low"] }, await signIn(madina));
    const others = await signIn(aliya);
    const own = randomUUID();
    await keep(own, { budget: ["high"] }, others);
    for (const answer of [
      await visitor.ask<Problem>("GET", `${v1}/b2c-p13n/${token}`, undefined, others),
      await keep(token, { hours: ["day"] }, others),
      await finish(token, { hours: ["day"] }, others),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: "notFound" } });
    }
    expect((await survey(token)).body.answers).toEqual({ budget: ["low"] });
    expect(await ownToken(others)).toBe(own);
  });

  test("that is finished gives its place to another one that is finished, and to no answers that come late", async () => {
    const headers = await signIn(madina);
    const [first, second] = [randomUUID(), randomUUID()];
    await finish(second, { budget: ["high"] }, headers);
    const late = await keep(first, { budget: ["low"] }, headers);
    const answers: Answers = { budget: ["low"] };
    expect(late.body).toEqual({ token: first, answers, isFinished: false, version: 1, isLate: false });
    expect(await ownToken(headers)).toBe(second);
    await finish(first, { budget: ["low"] }, headers);
    expect(await ownToken(headers)).toBe(first);
    expect((await survey(second)).body.answers).toEqual({});
  });

  test("goes with the account", async () => {
    const token = randomUUID();
    await keep(token, { budget: ["low"] }, await signIn(madina));
    await server.pool.query("delete from clients");
    expect((await survey(token)).body.answers).toEqual({});
  });
});
