import { readSurveyChoice, surveyCookie } from "../../domain/survey-choice.ts";
import { dropCookie, readCookie, writeCookie } from "./cookies.ts";

/** Writes what was chosen of the survey, so that the server draws the home page in that order; undefined drops the cookie. */
export function writeSurveyCookie(choice: string | undefined): void {
  if (choice === undefined) dropCookie(surveyCookie);
  else writeCookie(surveyCookie, choice);
}

/** What {@link writeSurveyCookie} has written. */
export function readSurveyCookie(): string | undefined {
  return readSurveyChoice(readCookie(surveyCookie));
}
