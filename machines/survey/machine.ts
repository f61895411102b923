import { keyOf } from "../kit/intent.ts";
import { withEvent, withFailure, withOutput } from "../kit/params.ts";
import { contextFrom } from "./rules.ts";
import { surveySetup } from "./setup.ts";

/** What somebody likes, by five questions of which each can be skipped (spec §1, §7): asked, looked at, finished. */
export const surveyMachine = surveySetup.createMachine({
  id: "survey",
  context: ({ input }) => contextFrom(input),
  initial: "starting",
  on: {
    "survey.abandoned": ".abandoned",
  },
  states: {
    starting: {
      description: "Whether something was answered before, here or on another device.",
      always: [{ guard: "isBegun", target: "readingSurvey" }, { target: "goingOn" }],
    },
    readingSurvey: {
      description: "The service says what was answered so far.",
      tags: "waitsForServer",
      invoke: {
        id: "getSurvey",
        src: "getSurvey",
        input: ({ context: { token } }) => ({ token }),
        onDone: { target: "goingOn", actions: withOutput("takeSurvey") },
        onError: { target: "waitingToRetry", actions: withFailure("noteFailure") },
      },
    },
    waitingToRetry: {
      description: "Nothing could be read; the client tries again.",
      tags: "waitsForUser",
      on: { "retry.requested": { target: "readingSurvey", actions: "forgetFailure" } },
    },
    goingOn: {
      description: "Where to go on: at the first question that was not asked, or at the answers.",
      always: [
        { guard: "isWhole", target: "reviewing" },
        { target: "answering", actions: "turnToNext" },
      ],
    },
    answering: {
      description: "The client answers a question, or skips it.",
      tags: "waitsForUser",
      on: {
        "question.answered": {
          guard: withEvent("isAnythingChosen"),
          target: "goingOn",
          actions: [withEvent("takeAnswer"), withEvent("announceAnswer")],
        },
        "question.skipped": {
          target: "goingOn",
          actions: [
            { type: "takeAnswer", params: { chosen: [] } },
            { type: "announceAnswer", params: { chosen: [] } },
          ],
        },
        "step.revisited": [
          { guard: withEvent("isReview"), target: "reviewing" },
          { guard: withEvent("isQuestion"), actions: withEvent("turnTo") },
        ],
      },
    },
    reviewing: {
      description: "The client sees what they have answered, and may answer otherwise.",
      tags: "waitsForUser",
      on: {
        "survey.confirmed": "finishing",
        "step.revisited": {
          guard: withEvent("isQuestion"),
          target: "answering",
          actions: ["forgetFailure", withEvent("turnTo")],
        },
      },
    },
    finishing: {
      description: "The service orders the home page by the answers from now on.",
      tags: "waitsForServer",
      entry: "intendToFinish",
      invoke: {
        id: "finishSurvey",
        src: "finishSurvey",
        input: ({ context: { token, answers, finishing } }) => ({ token, answers, idempotencyKey: keyOf(finishing) }),
        onDone: "finished",
        onError: { target: "reviewing", actions: [withFailure("noteFailure"), "settleFinishing"] },
      },
    },
    finished: { description: "The home page has an order of their own.", type: "final", entry: "announceFinish" },
    abandoned: {
      description: "The client goes on with it another time, or never.",
      type: "final",
      entry: "announceAbandonment",
    },
  },
});

export type * from "./types.ts";
