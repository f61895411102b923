import { readSurveyChoice, surveyCookie } from "../../domain/survey-choice.ts";
import { dropCookie, readCookie, writeCookie } from "./cookies.ts";

/** Keeps what was chosen of the survey, so that the server draws the home page in that order; undefined keeps nothing. */
export function keepSurveyChoice(choice: string | undefined): void {
  if (choice === undefined) dropCookie(surveyCookie);
  else writeCookie(surveyCookie, choice);
}

/** What {@link keepSurveyChoice} has left. */
export function keptSurveyChoice(): string | undefined {
  return readSurveyChoice(readCookie(surveyCookie));
}
