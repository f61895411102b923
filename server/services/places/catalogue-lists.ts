import type { Pool } from "pg";
import type { Language } from "../../../domain/language.ts";
import { findCategories, findCities, findCountries, findMenuTabs } from "../../db/queries/places.ts";
import { findSortOptions } from "../../db/queries/search.ts";

/** What people choose from before there is a firm: whoever asks is given it as the catalogue has it. */
export const catalogueLists = {
  countries: findCountries,
  cities: findCities,
  menuTabs: findMenuTabs,
  categories: findCategories,
  sortOptions: findSortOptions,
} satisfies Record<string, (pool: Pool, language: Language) => Promise<unknown>>;
