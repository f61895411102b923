import type { Mutations, Reads } from "../contract/handler.ts";
import { finishSurvey, getPersonalization, getSurvey, keepSurvey } from "../services/surveys/surveys.ts";

export const surveyReads: Pick<Reads, "getPersonalization" | "getSurvey"> = {
  getPersonalization: ({ currentUser, language }, { pool }) => getPersonalization({ currentUser, language }, pool),
  getSurvey: ({ params: { token }, currentUser }, { pool }) => getSurvey({ token, currentUser }, pool),
};

export const surveyMutations: Pick<Mutations, "keepSurvey" | "finishSurvey"> = {
  keepSurvey: ({ params: { token }, body, currentUser, now }, _dependencies, transaction) =>
    keepSurvey({ token, ...body, currentUser, now }, transaction),
  finishSurvey: ({ body, currentUser, now }, _dependencies, transaction) =>
    finishSurvey({ ...body, currentUser, now }, transaction),
};
