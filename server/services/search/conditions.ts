import type { components } from "../../../openapi/generated/api.ts";
import type { FreeTimes } from "../../core/availability.ts";
import type { Found } from "./find-words.ts";
import type { FirmFacts } from "./firm-facts.ts";

type ServiceFacts = FirmFacts["services"][number];

/** A firm of the city as it is chosen from. */
export type Candidate = Omit<FirmFacts, "hours" | "timeZone"> & {
  isOpen: () => boolean;
  /** From where it is searched, in metres. */
  distance: number;
  /** What the words found of it; absent where none are looked for. */
  found?: Found | undefined;
  /** The free times in the hours that are asked for; absent where none are. */
  free?: FreeTimes | undefined;
};

/** What services are chosen by. */
export type Chosen = Pick<Candidate, "id" | "currency" | "services" | "found" | "free">;

/** What a firm has to meet; what is absent is no condition. Prices are minor units. */
export type Conditions = {
  /** One of these. */
  tabCategoryIds?: readonly number[] | undefined;
  categoryId?: number | undefined;
  subCategoryId?: number | undefined;
  /** A urlName of the city. */
  district?: string | undefined;
  priceTo?: number | undefined;
  ratingFrom?: number | undefined;
  /** Metres. */
  distanceTo?: number | undefined;
  hasDiscount?: boolean | undefined;
  isOpenNow?: boolean | undefined;
};

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
  isOpenNow: { isOpenNow: undefined },
  date: {},
};

/** Those services of a firm that meet what is asked of services; undefined where nothing is and any firm will do. */
export function servicesOf(firm: Chosen, conditions: Conditions): ServiceFacts[] | undefined {
  const { tabCategoryIds, categoryId, subCategoryId, priceTo } = conditions;
  const named = firm.found?.serviceIds;
  const isNamed = named !== undefined && named.size > 0;
  const asked = [tabCategoryIds, categoryId, subCategoryId, priceTo, firm.free].some(
    (condition) => condition !== undefined,
  );
  if (!asked && !isNamed) return undefined;
  return firm.services.filter(
    (service) =>
      (tabCategoryIds === undefined || tabCategoryIds.includes(service.categoryId)) &&
      (categoryId === undefined || service.categoryId === categoryId) &&
      (subCategoryId === undefined || service.subCategoryId === subCategoryId) &&
      (priceTo === undefined || service.price <= priceTo) &&
      (!isNamed || named.has(service.id)) &&
      (firm.free === undefined || firm.free.has(service.id)),
  );
}

/** Whether a firm meets every condition, those of services by one service. */
export function meets(firm: Candidate, conditions: Conditions): boolean {
  const { district, ratingFrom, distanceTo, hasDiscount, isOpenNow } = conditions;
  return (
    (district === undefined || firm.district === district) &&
    (ratingFrom === undefined || firm.rating >= ratingFrom) &&
    (distanceTo === undefined || firm.distance <= distanceTo) &&
    (!hasDiscount || firm.hasDiscount) &&
    (!isOpenNow || firm.isOpen()) &&
    servicesOf(firm, conditions)?.length !== 0
  );
}

/** How many firms meet the conditions when these take the place of their like. */
export function countWith(firms: readonly Candidate[], conditions: Conditions, others: Conditions): number {
  const changed = { ...conditions, ...others };
  return firms.filter((firm) => meets(firm, changed)).length;
}

/** The lowest price of services, in minor units; infinite of none. */
export function lowestPrice(services: readonly { price: number }[]): number {
  return Math.min(...services.map(({ price }) => price));
}
