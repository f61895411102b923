import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findReviews, type ReviewsAsked, type ReviewsRow } from "../../db/queries/reviews.ts";
import { datedReview } from "./dated-review.ts";
import { foundFirm, foundMaster } from "./firm.ts";

type Schemas = components["schemas"];

/**
 * A page of a firm's reviews, dated in the firm's zone.
 * @throws Refused firmNotFound
 */
export async function getFirmReviews(
  { language, ...asked }: ReviewsAsked & Pick<RequestContext, "language">,
  { pool }: Pick<Dependencies, "pool">,
): Promise<Schemas["Reviews"]> {
  return inZone(foundFirm(await findReviews(pool, language, asked)));
}

/**
 * A page of a master's reviews, dated in the firm's zone.
 * @throws Refused notFound
 */
export async function getMasterReviews(
  { language, ...asked }: ReviewsAsked & { masterId: number } & Pick<RequestContext, "language">,
  { pool }: Pick<Dependencies, "pool">,
): Promise<Schemas["Reviews"]> {
  return inZone(foundMaster(await findReviews(pool, language, asked)));
}

function inZone({ timeZone, reviews, ...totals }: ReviewsRow): Schemas["Reviews"] {
  return { ...totals, reviews: reviews.map((review) => datedReview(timeZone, review)) };
}
