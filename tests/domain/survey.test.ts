import { describe, expect, test } from "vitest";
import { answerTo, isAnythingChosen, openQuestion, surveyQuestions, surveySteps } from "../../domain/survey.ts";
import { readSurveyChoice, surveyDismissed, surveyTokenOf } from "../../domain/survey-choice.ts";

describe("A survey", () => {
  test("asks one question after the other, and then shows what was answered", () => {
    const asked = surveyQuestions.map((_, count) => {
      const answered = surveyQuestions.slice(0, count).map((question) => answerTo(question, []));
      return openQuestion(Object.assign({}, ...answered));
    });
    expect(asked).toEqual(surveyQuestions);
    expect(surveySteps).toEqual([...asked, "review"]);
  });

  test("has nothing left to ask after the last question, which may be skipped like any other", () => {
    const skipped = Object.assign({}, ...surveyQuestions.map((question) => answerTo(question, [])));
    expect(openQuestion(skipped)).toBe(undefined);
    expect(isAnythingChosen(skipped)).toBe(false);
  });

  test("orders firms once anything was chosen", () => {
    expect(isAnythingChosen({})).toBe(false);
    expect(isAnythingChosen({ forWhom: [], budget: ["middle"] })).toBe(true);
  });

  test("keeps all that was chosen for a question", () => {
    expect(answerTo("interests", ["nails", "hair"])).toEqual({ interests: ["nails", "hair"] });
  });
});

describe("The cookie of a survey", () => {
  const token = "0f8fad5b-d9cb-469f-a165-70867728950e";

  test("says its token", () => {
    expect(readSurveyChoice(token)).toBe(token);
    expect(surveyTokenOf(token)).toBe(token);
  });

  test("says that nobody wants to be asked, which is no token", () => {
    expect(readSurveyChoice(surveyDismissed)).toBe(surveyDismissed);
    expect(surveyTokenOf(surveyDismissed)).toBe(undefined);
    expect(surveyTokenOf(undefined)).toBe(undefined);
  });

  test.each([
    undefined,
    "",
    "else",
    `${token}0`,
    `0${token}`,
    token.toUpperCase(),
    token.replaceAll("-", ""),
    token.replace("0f8", "g"),
    "0f8fad5b-d9cb-469f-a165",
    "0f8fad5b-d9cb-469f-a165-7086772895",
  ])("%j says nothing", (text) => {
    expect(readSurveyChoice(text)).toBe(undefined);
  });
});
