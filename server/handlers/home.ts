import type { Reads } from "../contract/handler.ts";
import { Refused } from "../core/refusal.ts";
import { findCategories, findCities, findCountries, findMenuTabs } from "../db/queries/places.ts";
import { getHome, getMultiLink } from "../services/firms/lists.ts";

type HomeHandlers = Pick<
  Reads,
  "getCountries" | "getCities" | "getMenuTabs" | "getCategories" | "getHome" | "getMultiLink"
>;

export const homeHandlers: HomeHandlers = {
  getCountries: ({ language }, { pool }) => findCountries(pool, language),
  getCities: ({ language }, { pool }) => findCities(pool, language),
  getMenuTabs: ({ language }, { pool }) => findMenuTabs(pool, language),
  getCategories: ({ language }, { pool }) => findCategories(pool, language),
  getHome: async ({ query, headers, language, now }, dependencies) => {
    const cityId = query.city ?? headers.city_id;
    if (cityId === undefined) throw new Refused("cityRequired");
    return getHome({ cityId, category: query.category, language, now }, dependencies);
  },
  getMultiLink: ({ params: { company }, query: { category }, language, now }, dependencies) =>
    getMultiLink({ company, category, language, now }, dependencies),
};
