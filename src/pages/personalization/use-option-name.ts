import type { Personalization, SurveyQuestion } from "../../../domain/entities.ts";
import type { Key } from "../../i18n/modules.ts";
import { useT } from "../../i18n/react.tsx";

type Option = Personalization["questions"][number]["options"][number];

const words: Partial<Record<string, Key>> = {
  "hours.morning": "survey.hours.morning",
  "hours.day": "survey.hours.day",
  "hours.evening": "survey.hours.evening",
  "hours.weekend": "survey.hours.weekend",
  "budget.low": "survey.budget.low",
  "budget.middle": "survey.budget.middle",
  "budget.high": "survey.budget.high",
  "priority.rating": "survey.priority.rating",
  "priority.soon": "survey.priority.soon",
  "priority.discount": "survey.priority.discount",
};

/** What an option is called: by the catalogue, else by the words for its key. */
export function useOptionName(): (question: SurveyQuestion, option: Option) => string {
  const t = useT();
  return (question, { key, name }) => {
    const word = words[`${question}.${key}`];
    return name ?? (word === undefined ? key : t(word));
  };
}
