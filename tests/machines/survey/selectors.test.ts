import { expect, it } from "vitest";
import { unreachable } from "../../../machines/kit/paths.ts";
import { answersOf, failureOf, questionOf, stepOf, tokenOf } from "../../../machines/survey/selectors.ts";
import { runSurvey } from "../support/run.ts";

const token = "5f1c7a52-6a3e-4b4a-9d55-0f6c1d6c8b44";
const skip = { type: "question.skipped" } as const;

it("the page of a survey shows the question that is asked, then what was answered, also while that is sent", () => {
  const running = runSurvey({ token, isBegun: false });
  expect([stepOf(running.snapshot()), questionOf(running.snapshot())]).toEqual(["forWhom", "forWhom"]);
  running.send({ type: "question.answered", chosen: ["women"] });
  expect(stepOf(running.snapshot())).toBe("interests");
  expect(answersOf(running.snapshot())).toEqual({ forWhom: ["women"] });
  running.send(skip, skip, skip, skip);
  expect(stepOf(running.snapshot())).toBe("review");
  running.send({ type: "survey.confirmed" });
  expect([running.state(), stepOf(running.snapshot())]).toEqual(["finishing", "review"]);
});

it("the page of a survey shows no step before it is read, and why it could not be", async () => {
  const running = runSurvey({ token, isBegun: true });
  expect([stepOf(running.snapshot()), tokenOf(running.snapshot())]).toEqual([undefined, token]);
  expect(failureOf(running.snapshot())).toBe(null);
  await running.fail("getSurvey", unreachable.failed);
  expect([stepOf(running.snapshot()), failureOf(running.snapshot())]).toEqual([undefined, unreachable.failed]);
});
