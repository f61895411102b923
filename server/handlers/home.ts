import type { Reads } from "../contract/handler.ts";
import { getAdCompilation, getConfigs } from "../services/configs/configs.ts";
import { getRaffle } from "../services/raffles.ts";
import { getCompilation } from "../services/home/compilations.ts";
import { getHomeReviews } from "../services/firms/home-reviews.ts";
import { getMultiLink } from "../services/search/multi-link.ts";
import { getHome } from "../services/home/home.ts";
import { catalogueLists } from "../services/places/catalogue-lists.ts";
import { getDiscountedFirms, getOfferedFirms } from "../services/home/special-offers.ts";

type HomeRead =
  | "getCountries"
  | "getCities"
  | "getMenuTabs"
  | "getCategories"
  | "getHome"
  | "getHomeReviews"
  | "getDiscountedFirms"
  | "getOfferedFirms"
  | "getCompilation"
  | "getAdCompilation"
  | "getConfigs"
  | "getRaffle"
  | "getMultiLink";

export const homeHandlers: Pick<Reads, HomeRead> = {
  getCountries: ({ language }, { pool }) => catalogueLists.countries(pool, language),
  getCities: ({ language }, { pool }) => catalogueLists.cities(pool, language),
  getMenuTabs: ({ language }, { pool }) => catalogueLists.menuTabs(pool, language),
  getCategories: ({ language }, { pool }) => catalogueLists.categories(pool, language),
  getHome: ({ query: { city, ...asked }, headers, language, now }, dependencies) =>
    getHome({ ...asked, cityId: city ?? headers.city_id, language, now }, dependencies),
  getHomeReviews: ({ query, headers, language }, { pool }) =>
    getHomeReviews({ cityId: query.city ?? headers.city_id, language }, { pool }),
  getDiscountedFirms: ({ query, headers, language, now }, dependencies) =>
    getDiscountedFirms({ cityId: query.city ?? headers.city_id, language, now }, dependencies),
  getOfferedFirms: ({ query: { city, ...from }, headers, language, now }, dependencies) =>
    getOfferedFirms({ ...from, cityId: city ?? headers.city_id, language, now }, dependencies),
  getCompilation: ({ query: { key, city, limit = 3, survey }, headers, language, now }, dependencies) =>
    getCompilation({ key, cityId: city ?? headers.city_id, limit, survey, language, now }, dependencies),
  getAdCompilation: ({ language, now }, { pool }) => getAdCompilation({ language, now }, { pool }),
  getConfigs: ({ language, now }, { pool }) => getConfigs({ language, now }, { pool }),
  getRaffle: ({ params: { raffle }, currentUser, language, now }, { pool }) =>
    getRaffle({ raffle, currentUser, language, now }, pool),
  getMultiLink: ({ params: { company }, query: { category }, language, now }, dependencies) =>
    getMultiLink({ company, category, language, now }, dependencies),
};
