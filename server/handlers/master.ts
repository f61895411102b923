import type { Mutations, Reads } from "../contract/handler.ts";
import { getMasterContest, voteForMaster } from "../services/contests.ts";
import { getMaster, getMasterProfile, getMasterPromotions, getProfessions } from "../services/firms/masters.ts";
import { getMasterReviews } from "../services/firms/reviews.ts";

type MasterRead =
  | "getProfessions"
  | "getMaster"
  | "getMasterProfile"
  | "getMasterReviews"
  | "getMasterPromotions"
  | "getMasterContest";

export const masterReads: Pick<Reads, MasterRead> = {
  getProfessions: ({ query: { firmId }, language }, { pool }) => getProfessions({ firmId, language }, pool),
  getMaster: ({ params, query: { firmId }, language }, { pool }) => getMaster({ ...params, firmId, language }, pool),
  getMasterProfile: ({ params, query: { firmId }, language }, { pool }) =>
    getMasterProfile({ ...params, firmId, language }, pool),
  getMasterReviews: ({ params, query: { firmId, lastId, grade }, language }, dependencies) =>
    getMasterReviews({ ...params, firmId, lastId, grade, language }, dependencies),
  getMasterPromotions: ({ query: { firmId, masterId }, language, now }, { pool }) =>
    getMasterPromotions({ firmId, masterId, language, now }, pool),
  getMasterContest: ({ params, query: { firmId }, currentUser, language, now }, { pool }) =>
    getMasterContest({ ...params, firmId, currentUser, language, now }, pool),
};

export const masterMutations: Pick<Mutations, "voteForMaster"> = {
  voteForMaster: ({ params, query: { firmId }, body, currentUser, language, now }, _dependencies, transaction) =>
    voteForMaster({ ...params, firmId, ...body, currentUser, language, now }, transaction),
};
