import type { HomeConditions } from "../../../domain/entities.ts";
import { idsIn } from "../../../domain/id-text.ts";
import { limits } from "../../../domain/limits.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { foundCity } from "../places/city.ts";
import type { Asked } from "../search/asked.ts";
import { findMeeting, type Needed, readCandidates } from "../search/candidates.ts";
import { firstCards } from "../search/cards.ts";
import { findTaste } from "../surveys/taste.ts";
import { byAnswers } from "./by-answers.ts";

type AskedHome = Pick<Asked, "cityId" | "language" | "now"> & HomeConditions;

/**
 * The first page of the firms of a city that meet every condition, or all of certain ones that do; by a survey in the order in which
 * they fit its answers.
 * @throws Refused cityRequired, notFound for no city
 */
export async function getHome(
  { firms, survey, ...asked }: AskedHome,
  dependencies: Needed,
): Promise<components["schemas"]["Home"]> {
  const [city, { conditions, candidates }, answers] = await Promise.all([
    foundCity(asked, dependencies.pool),
    readCandidates(asked, dependencies),
    findTaste(dependencies.pool, survey),
  ]);
  const named = firms === undefined ? undefined : new Set(idsIn(firms));
  const wanted = named === undefined ? candidates : candidates.filter(({ facts }) => named.has(facts.id));
  const found = await findMeeting(asked, { candidates: wanted, conditions }, dependencies);
  const ordered = answers ? await byAnswers(found, answers, { conditions, now: asked.now }, dependencies) : found;
  const most = named === undefined ? limits.searchPageFirms : limits.homeFavorites;
  return {
    city,
    firms: await firstCards(ordered, most, conditions, asked, dependencies),
    total: found.length,
    takesGiftCards: candidates.some(({ facts }) => facts.takesGiftCards),
    hasInstalments: candidates.some(({ facts }) => facts.instalments.length > 0),
    ...(answers && { personalization: answers }),
  };
}
