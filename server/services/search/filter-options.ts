import type { components } from "../../../openapi/generated/api.ts";
import { findCategories, findDistricts, findMenuTabs } from "../../db/queries/places.ts";
import { namedCity } from "../places/city.ts";
import type { Asked } from "./asked.ts";
import { askedFor, type Needed, readCandidates, withFreeTimes } from "./candidates.ts";
import { findElsewhere } from "./find-words.ts";
import { type Candidate, type Conditions, type ConditionsFrom, countWith, without } from "./conditions.ts";

type Schemas = components["schemas"];
type Without = Schemas["FilterOptions"]["without"];

/** Minor units; those that nobody keeps to are left out. */
const priceSteps = [300_000, 500_000, 1_000_000, 1_500_000, 2_500_000];
const ratingSteps = [4.8, 4.5, 4];
/** Metres. */
const distanceSteps = [1000, 3000, 5000, 10_000];

/**
 * How many firms each further condition leaves.
 * @throws Refused cityRequired, notFound for no city
 */
export async function getFilterOptions(asked: Asked, dependencies: Needed): Promise<Schemas["FilterOptions"]> {
  const { pool } = dependencies;
  const { language } = asked;
  const cityId = namedCity(asked);
  const [{ city, conditions, candidates: named }, tabs, categories, districts] = await Promise.all([
    readCandidates(asked, dependencies),
    findMenuTabs(pool, language),
    findCategories(pool, language),
    findDistricts(pool, language, cityId),
  ]);
  const candidates = await withFreeTimes(asked, named, dependencies);
  const { query: wanted = "" } = asked;
  const elsewhere = named.length > 0 ? [] : await findElsewhere(pool, cityId, { wanted, language });
  const count = (others: Conditions) => countWith(candidates, conditions, others);
  return {
    currency: candidates[0]?.facts.currency ?? city.currency,
    tabs: tabs
      .filter(({ categoryIds }) => categoryIds.length < categories.length)
      .map(({ key, name, categoryIds }) => ({ key, name, count: count({ tabCategoryIds: categoryIds }) }))
      .filter((option) => option.count > 0 || option.key === asked.tab),
    categories: categories
      .map(({ id, name, urlName }) => ({
        id,
        name,
        urlName,
        count: count({ categoryId: id, subCategoryId: undefined }),
      }))
      .filter((option) => option.count > 0 || option.id === conditions.categoryId),
    districts: districts
      .map((one) => ({ ...one, count: count({ district: one.urlName }) }))
      .filter((option) => option.count > 0 || option.urlName === conditions.district),
    prices: priceSteps
      .map((priceTo) => ({ priceTo, count: count({ priceTo }) }))
      .filter((option) => option.count > 0 || option.priceTo === conditions.priceTo),
    ratings: ratingSteps
      .map((ratingFrom) => ({ ratingFrom, count: count({ ratingFrom }) }))
      .filter((option) => option.count > 0 || option.ratingFrom === conditions.ratingFrom),
    distances: distanceSteps
      .map((distanceTo) => ({ distanceTo, count: count({ distanceTo }) }))
      .filter((option) => option.count > 0 || option.distanceTo === conditions.distanceTo),
    discountCount: count({ hasDiscount: true }),
    instalmentsCount: count({ hasInstalments: true }),
    openNowCount: count({ isOpenNow: true }),
    without: countsWithout(asked, candidates, conditions),
    elsewhere,
  };
}

/** What each condition that is asked for keeps from being found. */
function countsWithout(asked: Asked, firms: readonly Candidate[], conditions: ConditionsFrom): Without {
  return askedFor(asked)
    .map((condition) => {
      const others = without[condition];
      const left = condition === "date" ? firms.map((firm) => ({ ...firm, free: undefined })) : firms;
      return { condition, count: countWith(left, conditions, others) };
    })
    .toSorted((one, other) => other.count - one.count);
}
