import type { surveyMachine } from "../../../machines/survey/machine.ts";
import { ended, unseen, type Restorations, type Restored } from "./restored.ts";

const begun = "a visitor with a token";
const wasWhole = "getSurvey: read, finished";

const readAgain = { reload: { as: begun, shows: "readingSurvey" }, back: "leaves" } satisfies Restored<"readingSurvey">;

/** What is found again of the survey: every answer, which the service keeps by the token. */
export const surveyRestorations: Restorations<typeof surveyMachine> = {
  kept: ["asked"],
  finish: "finished",
  done: {},
  states: {
    starting: unseen,
    readingSurvey: readAgain,
    waitingToRetry: readAgain,
    goingOn: unseen,
    answering: {
      reload: { as: "a visitor who begins", shows: "answering" },
      back: { leavesAfter: ["a visitor who begins"] },
    },
    reviewing: {
      reload: { as: begun, andThen: wasWhole, shows: "reviewing" },
      back: { leavesAfter: [begun, wasWhole] },
    },
    finishing: {
      reload: { as: begun, andThen: wasWhole, shows: "reviewing" },
      back: { leavesAfter: [begun, wasWhole, "survey.confirmed"] },
    },
    finished: ended,
    abandoned: ended,
  },
};
