import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findCardsWith } from "../../db/queries/firm-cards.ts";
import { findTaste } from "../surveys/taste.ts";
import { firmCards } from "./firm-cards.ts";
import { cardsInOwnOrder } from "./in-own-order.ts";

type Asked = Pick<RequestContext, "language" | "now"> & {
  cityId: number | undefined;
  limit: number;
  /** The token of a survey. */
  survey: string | undefined;
};

/** So many firms of a city: by a survey those that fit its answers most; else those that the operator promotes, then the best rated. */
export async function getRecommendedFirms(
  { cityId, limit, survey, language, now }: Asked,
  dependencies: Pick<Dependencies, "pool" | "availability" | "config">,
): Promise<components["schemas"]["FirmList"]> {
  const rows = await findCardsWith(dependencies.pool, language, { cityId, hasInstalments: false });
  const promotedFirst = rows.toSorted((one, other) => Number(other.card.isPromoted) - Number(one.card.isPromoted));
  const answers = await findTaste(dependencies.pool, survey);
  if (answers === undefined) return { firms: await firmCards(promotedFirst.slice(0, limit), { now }, dependencies) };
  const firms = await firmCards(promotedFirst, { now }, dependencies);
  const ordered = await cardsInOwnOrder({ firms, rows, answers }, dependencies.pool);
  return { firms: ordered.slice(0, limit) };
}
