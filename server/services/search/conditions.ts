import type { SearchConditions } from "../../../domain/entities.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { FreeTimes } from "../../core/availability.ts";
import type { Found } from "./find-words.ts";
import type { FirmFacts } from "./firm-facts.ts";
import type { Viewpoint } from "./viewpoint.ts";

type ServiceFacts = FirmFacts["services"][number];

/** What services of a firm are chosen by. */
export type Chosen = {
  facts: Pick<FirmFacts, "id" | "services">;
  /** What the words found of it; absent where none are looked for. */
  found: Found | undefined;
  /** The free times in the hours that are asked for; absent where none are. */
  free: FreeTimes | undefined;
};

/** A firm of the city as it is chosen from. */
export type Candidate = Chosen & { facts: FirmFacts };

/** What a firm has to meet; what is absent is no condition. Prices are minor units. */
export type Conditions = Pick<
  SearchConditions,
  "district" | "priceTo" | "ratingFrom" | "distanceTo" | "hasDiscount" | "hasInstalments" | "isOpenNow"
> & {
  /** One of these. */
  tabCategoryIds?: readonly number[] | undefined;
  categoryId?: number | undefined;
  subCategoryId?: number | undefined;
};

/** The conditions, with the place that distances are from and the moment at which doors are open. */
export type ConditionsFrom = Conditions & { from: Viewpoint };

/** What is left of the conditions without one that is asked for; hours are none of them. */
export const without: Readonly<Record<components["schemas"]["SearchCondition"], Conditions>> = {
  tab: { tabCategoryIds: undefined },
  category: { categoryId: undefined, subCategoryId: undefined },
  subCategory: { subCategoryId: undefined },
  district: { district: undefined },
  priceTo: { priceTo: undefined },
  ratingFrom: { ratingFrom: undefined },
  distanceTo: { distanceTo: undefined },
  hasDiscount: { hasDiscount: undefined },
  hasInstalments: { hasInstalments: undefined },
  isOpenNow: { isOpenNow: undefined },
  date: {},
};

/** Those services of a firm that meet what is asked of services; undefined where nothing is and any firm will do. */
export function meetingServices(firm: Chosen, conditions: Conditions): ServiceFacts[] | undefined {
  const isAsked = serviceRule(firm, conditions);
  return isAsked && firm.facts.services.filter(isAsked);
}

/** Whether a service of the firm meets what is asked of services; undefined where nothing is. */
function serviceRule(
  { found, free }: Chosen,
  conditions: Conditions,
): ((service: ServiceFacts) => boolean) | undefined {
  const { tabCategoryIds, categoryId, subCategoryId, priceTo } = conditions;
  const named = found?.serviceIds;
  const areServicesNamed = named !== undefined && named.length > 0;
  const isAnyAsked =
    tabCategoryIds !== undefined ||
    categoryId !== undefined ||
    subCategoryId !== undefined ||
    priceTo !== undefined ||
    free !== undefined;
  if (!isAnyAsked && !areServicesNamed) return undefined;
  return (service) =>
    (tabCategoryIds === undefined || tabCategoryIds.includes(service.categoryId)) &&
    (categoryId === undefined || service.categoryId === categoryId) &&
    (subCategoryId === undefined || service.subCategoryId === subCategoryId) &&
    (priceTo === undefined || service.price <= priceTo) &&
    (!areServicesNamed || named.includes(service.id)) &&
    (free === undefined || free.has(service.id));
}

/** Whether a firm meets every condition, those of services by one service. */
export function meets(firm: Candidate, conditions: ConditionsFrom): boolean {
  const { district, ratingFrom, distanceTo, hasDiscount, hasInstalments, isOpenNow, from } = conditions;
  const { facts } = firm;
  const isAsked = serviceRule(firm, conditions);
  return (
    (district === undefined || facts.district === district) &&
    (ratingFrom === undefined || facts.rating >= ratingFrom) &&
    (distanceTo === undefined || from.distanceTo(facts) <= distanceTo) &&
    (!hasDiscount || facts.discountPercent !== null) &&
    (!hasInstalments || facts.instalments.length > 0) &&
    (!isOpenNow || from.isOpen(facts)) &&
    (isAsked === undefined || facts.services.some(isAsked))
  );
}

/** How many firms meet the conditions when these take the place of their like. */
export function countWith(firms: readonly Candidate[], conditions: ConditionsFrom, others: Conditions): number {
  const changed = { ...conditions, ...others };
  return firms.filter((firm) => meets(firm, changed)).length;
}

/** The lowest price of services, in minor units; undefined of none. */
export function lowestPrice(services: readonly { price: number }[]): number | undefined {
  return services.length === 0 ? undefined : Math.min(...services.map(({ price }) => price));
}
