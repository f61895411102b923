import { expect } from "@playwright/test";
import type { SurveyAnswers } from "../../../../domain/entities.ts";
import { secretMark } from "../../../../domain/addresses.ts";
import type { Move } from "../../walk/explore.ts";
import type { Passage } from "../stage/call.ts";
import { openInPage } from "../stage/history.ts";
import type { Stage } from "../stage/stage.ts";
import type { Driver } from "./driver.ts";

type Act = Driver["acts"][string];

const token = "5f1c7a52-6a3e-4b4a-9d55-0f6c1d6c8b44";
const some: SurveyAnswers = { forWhom: ["women"], interests: ["hair", "nails"] };
const all: SurveyAnswers = { ...some, hours: ["evening"], budget: [], priority: ["rating"] };

const passes =
  (operation: string, passage: Passage): Act =>
  ({ gate }) =>
    gate.open(operation, passage);

/** What was answered with the token on another device. */
const reads =
  (answers: SurveyAnswers): Act =>
  async ({ gate, world }) => {
    await gate.waiting("getSurvey");
    await world.answerSurvey(token, answers, answers === all);
    await gate.open("getSurvey", "brings");
  };

const revisit =
  (step: string): Act =>
  ({ page }) =>
    openInPage(page, `/personalization?step=${step}`);

const acts: Driver["acts"] = {
  "question.answered": async ({ page, user }) => {
    await page.locator("[data-survey-state] fieldset label").first().click();
    await user.press("Дальше");
  },
  "question.skipped": ({ user }) => user.press("Пропустить"),
  "step.revisited: forWhom": revisit("forWhom"),
  "step.revisited: hours": revisit("hours"),
  "step.revisited: review": revisit("review"),
  "survey.confirmed": ({ user }) => user.press("Показать салоны"),
  "survey.abandoned": ({ user }) => user.press("Не сейчас"),
  "retry.requested": ({ user }) => user.press("Повторить"),
};

const answers: Driver["answers"] = {
  "getSurvey: read, with nothing answered": reads({}),
  "getSurvey: read, begun on another device": reads(some),
  "getSurvey: read, finished": reads(all),
  "getSurvey: unreachable": passes("getSurvey", "loses"),
  "getSurvey: broken": passes("getSurvey", "fails"),
  "finishSurvey: finished": passes("finishSurvey", "brings"),
  "finishSurvey: tooManyRequests": async ({ gate, flooder }) =>
    gate.open("finishSurvey", "brings", { headers: { "x-forwarded-for": await flooder.flood() } }),
  "finishSurvey: unreachable": passes("finishSurvey", "loses"),
  "finishSurvey: broken": passes("finishSurvey", "answersItself"),
};

async function sees({ page }: Stage, state: string): Promise<void> {
  if (state === "finished" || state === "abandoned") return expect(page).toHaveURL(/\/$/);
  await expect(page.locator("[data-survey-state]")).toHaveAttribute("data-survey-state", state);
  await expect(page.locator("button[aria-busy]")).toHaveCount(state === "finishing" ? 1 : 0);
}

function obstacle({ from, step }: Move): string | null {
  if (step.name.endsWith(": notFound")) return "it is another account's, which status 404 leads away from (spec §8)";
  if (step.name === "question.answered: nothing chosen") return "the button waits for a choice";
  if (!from || !step.name.startsWith("step.revisited")) return null;
  const { question } = from.snapshot.context;
  const here = from.state === "answering" ? question : "review";
  return step.name === `step.revisited: ${here}` ? "the address is this step's already" : null;
}

/** The survey in a browser, against the real service. */
export const surveyDriver: Driver = {
  waits: { readingSurvey: ["getSurvey"], finishing: ["finishSurvey"] },
  entrances: {
    "a visitor who begins": { enter: ({ page }) => page.goto("/personalization") },
    "a visitor with a token": { enter: ({ page }) => page.goto(`/personalization${secretMark}${token}`) },
  },
  acts,
  answers,
  sees,
  obstacle,
};
