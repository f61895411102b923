import type { Mutations, Reads } from "../contract/handler.ts";
import { createReview } from "../services/reviews/create.ts";
import { getReview } from "../services/reviews/review.ts";
import { takeBackReview } from "../services/reviews/take-back.ts";

export const reviewReads: Pick<Reads, "getReview"> = {
  getReview: ({ params, headers, currentUser, language, now }, { pool }) =>
    getReview({ ...params, secret: headers.reservation_secret, currentUser, language, now }, pool),
};

export const reviewMutations: Pick<Mutations, "createReview" | "takeBackReview"> = {
  createReview: {
    readFirst: ({ params, body, headers, currentUser, language, now }, { pool }) =>
      createReview({ ...params, ...body, secret: headers.reservation_secret, currentUser, language, now }, pool),
  },
  takeBackReview: ({ params, headers, currentUser, language, now }, _dependencies, transaction) =>
    takeBackReview({ ...params, secret: headers.reservation_secret, currentUser, language, now }, transaction),
};
