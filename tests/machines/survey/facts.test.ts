import { describe, expect, it } from "vitest";
import { unreachable } from "../../../machines/kit/paths.ts";
import { runSurvey } from "../support/run.ts";

const token = "5f1c7a52-6a3e-4b4a-9d55-0f6c1d6c8b44";
const skip = { type: "question.skipped" } as const;
const survey = (answers: object) => ({ token, answers, isFinished: false, version: 7 });

function atReview() {
  const running = runSurvey({ token, isBegun: false });
  running.send({ type: "question.answered", chosen: ["women"] }, skip, skip, skip, skip);
  return running;
}

describe("The survey", () => {
  it("asks five questions, each of which can be skipped, and tells each answer that is given", () => {
    const running = atReview();
    expect(running.state()).toBe("reviewing");
    const changes = running.facts.filter((fact) => fact.type === "answers.changed");
    expect(changes.map(({ type, version, answers }) => [type, version, Object.keys(answers)])).toEqual([
      ["answers.changed", 0, ["forWhom"]],
      ["answers.changed", 0, ["interests"]],
      ["answers.changed", 0, ["hours"]],
      ["answers.changed", 0, ["budget"]],
      ["answers.changed", 0, ["priority"]],
    ]);
  });

  it("takes no answer in which nothing was chosen", () => {
    const running = runSurvey({ token, isBegun: false });
    running.send({ type: "question.answered", chosen: [] });
    expect([running.context().question, running.facts]).toEqual(["forWhom", []]);
  });

  it("goes on by its token where it was left on another device, and tells nothing of what was answered there", async () => {
    const running = runSurvey({ token, isBegun: true });
    await running.answer("getSurvey", survey({ forWhom: ["men"], interests: [] }));
    expect([running.state(), running.context().question]).toEqual(["answering", "hours"]);
    running.send(skip);
    expect(running.facts).toEqual([{ type: "answers.changed", token, version: 7, answers: { hours: [] } }]);
  });

  it("that could not be read is read again, and not begun anew", async () => {
    const running = runSurvey({ token, isBegun: true });
    await running.fail("getSurvey", unreachable.failed);
    expect(running.state()).toBe("waitingToRetry");
    running.send({ type: "retry.requested" });
    await running.answer("getSurvey", survey({ forWhom: ["men"] }));
    expect(running.context().question).toBe("interests");
  });

  it("leads to no question before those above it were asked", () => {
    const running = runSurvey({ token, isBegun: false });
    running.send({ type: "step.revisited", step: "budget" }, { type: "step.revisited", step: "review" });
    expect([running.state(), running.context().question]).toEqual(["answering", "forWhom"]);
  });

  it("comes back to the answers after one was changed", () => {
    const running = atReview();
    running.send({ type: "step.revisited", step: "budget" }, { type: "question.answered", chosen: ["low"] });
    expect([running.state(), running.context().answers.budget]).toEqual(["reviewing", ["low"]]);
  });

  it("brings all answers with its end, which is one intent however often it is tried", async () => {
    const running = atReview();
    running.send({ type: "survey.confirmed" });
    await running.fail("finishSurvey", unreachable.failed);
    expect([running.state(), running.context().failure]).toEqual(["reviewing", { kind: "unreachable" }]);
    running.send({ type: "survey.confirmed" });
    const answers = { forWhom: ["women"], interests: [], hours: [], budget: [], priority: [] };
    await running.answer("finishSurvey", { token, answers, isFinished: true });
    expect(running.facts.at(-1)).toEqual({ type: "survey.finished", token });
    const keys = running.world.calls.map(({ input }) => input);
    expect(keys[0]).toMatchObject({ token, answers });
    expect(keys[1]).toEqual(keys[0]);
  });

  it("can be left at any time", () => {
    const running = runSurvey({ token, isBegun: true });
    running.send({ type: "survey.abandoned" });
    expect([running.state(), running.facts]).toEqual(["abandoned", [{ type: "survey.abandoned" }]]);
  });
});
