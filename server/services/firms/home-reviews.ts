import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findHomeReviews } from "../../db/queries/home-reviews.ts";
import { datedReview } from "./dated-review.ts";

/** What was said last of the firms of a city, dated in the zone of each. */
export async function getHomeReviews(
  { cityId, language }: { cityId: number | undefined } & Pick<RequestContext, "language">,
  { pool }: Pick<Dependencies, "pool">,
): Promise<components["schemas"]["HomeReviews"]> {
  const rows = await findHomeReviews(pool, language, cityId);
  return { reviews: rows.map(({ timeZone, review, firm }) => ({ review: datedReview(timeZone, review), firm })) };
}
