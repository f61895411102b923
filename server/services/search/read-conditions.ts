import type { Pool } from "pg";
import { findCategories, findDistricts, findMenuTabs } from "../../db/queries/places.ts";
import type { Asked } from "./asked.ts";
import type { Conditions } from "./conditions.ts";

/** What is asked for with the names of the catalogue read; what it has no more is no condition. */
export async function readConditions(asked: Asked, cityId: number, pool: Pool): Promise<Conditions> {
  const { language, priceTo, ratingFrom, distanceTo, hasDiscount, isOpenNow } = asked;
  const [tabs, category, districts] = await Promise.all([
    asked.tab === undefined ? [] : findMenuTabs(pool, language),
    readCategory(asked, pool),
    asked.district === undefined ? [] : findDistricts(pool, language, cityId),
  ]);
  return {
    ...category,
    tabCategoryIds: tabs.find(({ key }) => key === asked.tab)?.categoryIds,
    district: districts.find(({ urlName }) => urlName === asked.district)?.urlName,
    priceTo,
    ratingFrom,
    distanceTo,
    hasDiscount,
    isOpenNow,
  };
}

/** The category that services are asked for by; no condition where none is, or where the catalogue has it no more. */
export async function readCategory(
  asked: Pick<Asked, "language" | "category" | "subCategory">,
  pool: Pool,
): Promise<Pick<Conditions, "categoryId" | "subCategoryId">> {
  const categories = asked.category === undefined ? [] : await findCategories(pool, asked.language);
  const category = categories.find(({ urlName }) => urlName === asked.category);
  const subCategory = category?.subCategories.find(({ urlName }) => urlName === asked.subCategory);
  return { categoryId: category?.id, subCategoryId: subCategory?.id };
}
