import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findCardsWith } from "../../db/queries/firm-cards.ts";
import { findTaste } from "../surveys/taste.ts";
import { firmCards } from "./firm-cards.ts";
import { cardsInOwnOrder } from "./in-own-order.ts";

type Schemas = components["schemas"];
type Needs = Pick<Dependencies, "pool" | "availability" | "config">;
type Compile = (asked: Asked, dependencies: Needs) => Promise<Schemas["FirmList"]>;
type Asked = Pick<RequestContext, "language" | "now"> & {
  cityId: number | undefined;
  limit: number;
  /** The token of a survey. */
  survey: string | undefined;
};

const kinds = { RECOMMENDED: recommendedFirms } satisfies Record<Schemas["CompilationKey"], Compile>;

/** So many firms of a city, chosen by the kind of the compilation. */
export function getCompilation(
  { key, ...asked }: Asked & { key: Schemas["CompilationKey"] },
  dependencies: Needs,
): Promise<Schemas["FirmList"]> {
  return kinds[key](asked, dependencies);
}

/** By a survey those that fit its answers most; else those that the operator promotes, then the best rated. */
async function recommendedFirms(
  { cityId, limit, survey, language, now }: Asked,
  dependencies: Needs,
): Promise<Schemas["FirmList"]> {
  const rows = await findCardsWith(dependencies.pool, language, { cityId, hasInstalments: false });
  const promotedFirst = rows.toSorted((one, other) => Number(other.card.isPromoted) - Number(one.card.isPromoted));
  const answers = await findTaste(dependencies.pool, survey);
  if (answers === undefined) return { firms: await firmCards(promotedFirst.slice(0, limit), { now }, dependencies) };
  const firms = await firmCards(promotedFirst, { now }, dependencies);
  const ordered = await cardsInOwnOrder({ firms, rows, answers }, dependencies.pool);
  return { firms: ordered.slice(0, limit) };
}
