import { surveyTokenOf } from "../../../domain/survey-choice.ts";
import { createStore, type Store } from "../core/store.ts";

/** The survey of whoever is here: its token, that they want none, or nothing yet. */
export type SurveyChoice = Pick<Store<string | undefined>, "read" | "subscribe"> & {
  choose(choice: string | undefined): void;
  /** Who leaves takes their survey along. */
  leave(): void;
};

/** Keeps the choice of this browser. */
export function createSurveyChoice(kept: string | undefined, keep: (choice: string | undefined) => void): SurveyChoice {
  const { read, subscribe, write } = createStore(kept);
  const choose = (choice: string | undefined) => {
    keep(choice);
    write(choice);
  };
  return {
    read,
    subscribe,
    choose,
    leave() {
      if (surveyTokenOf(read()) !== undefined) choose(undefined);
    },
  };
}
