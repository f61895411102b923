import type { Mutations, Reads } from "../contract/handler.ts";
import { findMaster, findMasterProfile, findProfessions, findPromotions } from "../db/queries/masters.ts";
import { getMasterContest, voteForMaster } from "../services/contests.ts";
import { foundFirm, foundMaster } from "../services/firms/firm.ts";
import { getMasterReviews } from "../services/firms/reviews.ts";

type MasterRead =
  | "getProfessions"
  | "getMaster"
  | "getMasterProfile"
  | "getMasterReviews"
  | "getMasterPromotions"
  | "getMasterContest";

export const masterReads: Pick<Reads, MasterRead> = {
  getProfessions: async ({ query: { firmId }, language }, { pool }) =>
    foundFirm(await findProfessions(pool, language, firmId)),
  getMaster: async ({ params, query: { firmId }, language }, { pool }) =>
    foundMaster(await findMaster(pool, language, { ...params, firmId })),
  getMasterProfile: async ({ params, query: { firmId }, language }, { pool }) =>
    foundMaster(await findMasterProfile(pool, language, { ...params, firmId })),
  getMasterReviews: ({ params, query: { firmId, lastId, grade }, language }, dependencies) =>
    getMasterReviews({ ...params, firmId, lastId, grade, language }, dependencies),
  getMasterPromotions: async ({ query: { firmId, masterId }, language, now }, { pool }) =>
    foundFirm(await findPromotions(pool, language, { firmId, masterId, now })),
  getMasterContest: ({ params, query: { firmId }, currentUser, language, now }, { pool }) =>
    getMasterContest({ ...params, firmId, currentUser, language, now }, pool),
};

export const masterMutations: Pick<Mutations, "voteForMaster"> = {
  voteForMaster: ({ params, query: { firmId }, body, currentUser, language, now }, _dependencies, transaction) =>
    voteForMaster({ ...params, firmId, ...body, currentUser, language, now }, transaction),
};
