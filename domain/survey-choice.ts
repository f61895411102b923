/** The cookie that tells the server of the survey by which the home page is ordered. */
export const surveyCookie = "kezek-survey";

/** What {@link surveyCookie} has where somebody wants to be asked nothing. */
export const surveyDismissed = "dismissed";

/** Reads the value of {@link surveyCookie}: the token of a survey, or {@link surveyDismissed}. Undefined for what is neither. */
export function readSurveyChoice(text = ""): string | undefined {
  if (text === surveyDismissed) return text;
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text) ? text : undefined;
}

/** The token of a choice, where it has one. */
export function surveyTokenOf(choice: string | undefined): string | undefined {
  return choice === surveyDismissed ? undefined : choice;
}
