import type { Pool } from "pg";
import type { components } from "../../../openapi/generated/api.ts";
import { findCategories, findDistricts, findMenuTabs } from "../../db/queries/places.ts";
import type { Asked } from "./asked.ts";
import type { Conditions } from "./conditions.ts";

/** Each condition, absent or not: one that is forgotten here would be asked for and not met. */
type ReadConditions = { [Name in keyof Required<Conditions>]: Conditions[Name] };

/** What is asked for with the names of the catalogue read; what it has no more is no condition. */
export async function readConditions(asked: Asked, cityId: number, pool: Pool): Promise<ReadConditions> {
  const { language, priceTo, ratingFrom, distanceTo, hasDiscount, hasInstalments, isOpenNow } = asked;
  const [tabs, categories, districts] = await Promise.all([
    asked.tab === undefined ? [] : findMenuTabs(pool, language),
    asked.category === undefined ? [] : findCategories(pool, language),
    asked.district === undefined ? [] : findDistricts(pool, language, cityId),
  ]);
  return {
    ...categoryIn(categories, asked),
    tabCategoryIds: tabs.find(({ key }) => key === asked.tab)?.categoryIds,
    district: districts.find(({ urlName }) => urlName === asked.district)?.urlName,
    priceTo,
    ratingFrom,
    distanceTo,
    hasDiscount,
    hasInstalments,
    isOpenNow,
  };
}

/** The category that services are asked for by; no condition where none is, or where the catalogue has it no more. */
export function categoryIn(
  categories: readonly components["schemas"]["Category"][],
  asked: Pick<Asked, "category" | "subCategory">,
): Pick<ReadConditions, "categoryId" | "subCategoryId"> {
  const category = categories.find(({ urlName }) => urlName === asked.category);
  const subCategory = category?.subCategories.find(({ urlName }) => urlName === asked.subCategory);
  return { categoryId: category?.id, subCategoryId: subCategory?.id };
}
