import type { Pool } from "pg";
import { findCategories, findDistricts, findMenuTabs } from "../../db/queries/places.ts";
import type { Asked } from "./asked.ts";
import type { Conditions } from "./conditions.ts";

/** What is asked for with the names of the catalogue read; what it has no more is no condition. */
export async function readConditions(asked: Asked, cityId: number, pool: Pool): Promise<Conditions> {
  const { language } = asked;
  const [tabs, categories, districts] = await Promise.all([
    asked.tab === undefined ? [] : findMenuTabs(pool, language),
    asked.category === undefined ? [] : findCategories(pool, language),
    asked.district === undefined ? [] : findDistricts(pool, language, cityId),
  ]);
  const category = categories.find(({ urlName }) => urlName === asked.category);
  const subCategory = category?.subCategories.find(({ urlName }) => urlName === asked.subCategory);
  const { priceTo, ratingFrom, distanceTo, hasDiscount, isOpenNow } = asked;
  return {
    tabCategoryIds: tabs.find(({ key }) => key === asked.tab)?.categoryIds,
    categoryId: category?.id,
    subCategoryId: subCategory?.id,
    district: districts.find(({ urlName }) => urlName === asked.district)?.urlName,
    priceTo,
    ratingFrom,
    distanceTo,
    hasDiscount,
    isOpenNow,
  };
}
