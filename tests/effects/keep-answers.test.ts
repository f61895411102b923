import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import type { SurveyAnswers } from "../../domain/entities.ts";
import { createClient } from "../../src/api/client.ts";
import { answersKeeper } from "../../src/effects/keep-answers.ts";
import { base, nowhere, visitor } from "../api/calls.ts";
import { problem } from "../support/fixture-api.ts";

const token = "5f1c7a52-6a3e-4b4a-9d55-0f6c1d6c8b44";
const low: SurveyAnswers = { budget: ["low"] };
const middle: SurveyAnswers = { budget: ["middle"] };
const high: SurveyAnswers = { budget: ["high"] };
const day: SurveyAnswers = { hours: ["day"] };

/** A service that answers when it is told to, and what it was asked. */
function slowService() {
  const bodies: unknown[] = [];
  const held: ((answer: Response) => void)[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    bodies.push(await request.json());
    return new Promise((resolve) => held.push(resolve));
  };
  const client = createClient({ baseUrl: base, pictureBase: "", fetch, known: () => visitor, notFound: nowhere });
  const keep = answersKeeper(client);
  const answer = (response: Response) => held.shift()?.(response);
  const survey = (version: number, isLate: boolean, isFinished: boolean) =>
    answer(Response.json({ token, answers: {}, isFinished, version, isLate }));
  return {
    give: (version: number, answers: SurveyAnswers) => keep({ token, version, answers }),
    bodies,
    answer,
    kept: (version: number) => survey(version, false, false),
    late: (version: number) => survey(version, true, false),
    lateForFinished: (version: number) => survey(version, true, true),
    keptInFinished: (version: number) => survey(version, false, true),
  };
}
/** Lets a keeper do what it still does after an answer. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
}

test("answers are kept one call at a time: of those given meanwhile the newest are next, knowing what was kept", async () => {
  const { give, bodies, kept } = slowService();
  give(3, low);
  give(3, middle);
  give(3, day);
  give(3, high);
  await expect.poll(() => bodies).toEqual([{ version: 3, answers: low }]);
  kept(4);
  await expect.poll(() => bodies.slice(1)).toEqual([{ version: 4, answers: { ...high, ...day } }]);
  kept(5);
});

test("answers that were kept are not brought again: another device may have answered otherwise since", async () => {
  const { give, bodies, kept } = slowService();
  give(0, low);
  await expect.poll(() => bodies).toHaveLength(1);
  kept(1);
  give(0, day);
  await expect.poll(() => bodies.slice(1)).toEqual([{ version: 1, answers: day }]);
  kept(2);
});

test("answers that could not be kept are brought with those after them", async () => {
  const { give, bodies, answer, kept } = slowService();
  give(0, low);
  give(0, day);
  await expect.poll(() => bodies).toHaveLength(1);
  answer(problem(404, "notFound"));
  await expect.poll(() => bodies.slice(1)).toEqual([{ version: 0, answers: { ...low, ...day } }]);
  kept(1);
});

test("answers that come late are brought again, the last ones too, knowing what the survey is since", async () => {
  const { give, bodies, late, kept } = slowService();
  give(1, low);
  await expect.poll(() => bodies).toHaveLength(1);
  late(2);
  await expect.poll(() => bodies.slice(1)).toEqual([{ version: 2, answers: low }]);
  kept(3);
  await quiet();
  expect(bodies).toHaveLength(2);
});

test("of answers that come late, those given otherwise meanwhile are brought as they are now", async () => {
  const { give, bodies, late, kept } = slowService();
  give(1, { ...low, ...day });
  await expect.poll(() => bodies).toHaveLength(1);
  give(1, high);
  late(2);
  await expect.poll(() => bodies.slice(1)).toEqual([{ version: 2, answers: { ...high, ...day } }]);
  kept(3);
});

test("answers that come late to a survey begun anew are brought knowing its version, which is lower", async () => {
  const { give, bodies, late, kept } = slowService();
  give(7, low);
  await expect.poll(() => bodies).toHaveLength(1);
  late(0);
  await expect.poll(() => bodies.slice(1)).toEqual([{ version: 0, answers: low }]);
  kept(1);
});

test("nothing is brought to a survey that was finished meanwhile: neither what was held up nor what comes after", async () => {
  const { give, bodies, lateForFinished } = slowService();
  give(0, low);
  give(0, day);
  await expect.poll(() => bodies).toHaveLength(1);
  lateForFinished(1);
  await quiet();
  give(0, { priority: ["soon"] });
  await quiet();
  expect(bodies).toEqual([{ version: 0, answers: low }]);
});

test("a finished survey that is answered otherwise takes one answer after another", async () => {
  const { give, bodies, keptInFinished } = slowService();
  give(5, low);
  give(5, day);
  await expect.poll(() => bodies).toHaveLength(1);
  keptInFinished(6);
  await expect.poll(() => bodies.slice(1)).toEqual([{ version: 6, answers: day }]);
  keptInFinished(7);
});

test("a service that calls late what knows its version is not asked without end", async () => {
  const { give, bodies, late, kept } = slowService();
  give(1, low);
  await expect.poll(() => bodies).toHaveLength(1);
  late(1);
  await quiet();
  expect(bodies).toHaveLength(1);
  give(1, day);
  await expect.poll(() => bodies.slice(1)).toEqual([{ version: 1, answers: { ...low, ...day } }]);
  kept(2);
});
