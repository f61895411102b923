import type { components } from "../../../openapi/generated/api.ts";
import type { Asked as AskedSearch } from "../search/asked.ts";
import { type Needed, readCandidates } from "../search/candidates.ts";
import { firstCards } from "../search/cards.ts";
import { findTaste } from "../surveys/taste.ts";
import { byAnswers } from "./by-answers.ts";

type Schemas = components["schemas"];
type Compile = (asked: Asked, dependencies: Needed) => Promise<Schemas["FirmList"]>;
type Asked = Pick<AskedSearch, "cityId" | "language" | "now"> & {
  limit: number;
  /** The token of a survey. */
  survey: string | undefined;
};

const kinds = { RECOMMENDED: recommendedFirms } satisfies Record<Schemas["CompilationKey"], Compile>;

/**
 * So many firms of a city, chosen by the kind of the compilation.
 * @throws Refused cityRequired, notFound for no city
 */
export function getCompilation(
  { key, ...asked }: Asked & { key: Schemas["CompilationKey"] },
  dependencies: Needed,
): Promise<Schemas["FirmList"]> {
  return kinds[key](asked, dependencies);
}

/** By a survey those that fit its answers most; else those that the operator promotes, then the best rated. */
async function recommendedFirms(
  { limit, survey, ...asked }: Asked,
  dependencies: Needed,
): Promise<Schemas["FirmList"]> {
  const [{ candidates, conditions }, answers] = await Promise.all([
    readCandidates(asked, dependencies),
    findTaste(dependencies.pool, survey),
  ]);
  const promotedFirst = candidates.toSorted(
    (one, other) => Number(other.facts.isPromoted) - Number(one.facts.isPromoted),
  );
  const ordered = answers
    ? await byAnswers(promotedFirst, answers, { conditions, now: asked.now }, dependencies)
    : promotedFirst;
  return { firms: await firstCards(ordered, limit, conditions, asked, dependencies) };
}
