import { Refused } from "../core/refusal.ts";
import type { Call, Reads, Success } from "../contract/handler.ts";
import type { Dependencies } from "../core/dependencies.ts";
import { findCards, findCardsOfCity, findCompany } from "../db/queries/firm-cards.ts";
import { findCategories, findCities, findCity, findCountries, findMenuTabs } from "../db/queries/places.ts";
import { firmCards } from "../services/firm-cards.ts";

type HomeHandlers = Pick<
  Reads,
  "getCountries" | "getCities" | "getMenuTabs" | "getCategories" | "getHome" | "getMultiLink"
>;

export const homeHandlers: HomeHandlers = {
  getCountries: ({ language }, { pool }) => findCountries(pool, language),
  getCities: ({ language }, { pool }) => findCities(pool, language),
  getMenuTabs: ({ language }, { pool }) => findMenuTabs(pool, language),
  getCategories: ({ language }, { pool }) => findCategories(pool, language),
  getHome,
  getMultiLink,
};

async function getHome(
  { headers, language, now }: Call<"getHome">,
  dependencies: Dependencies,
): Promise<Success<"getHome">> {
  if (headers.city_id === undefined) throw new Refused("cityRequired");
  const city = await findCity(dependencies.pool, language, headers.city_id);
  if (city === undefined) throw new Refused("notFound");
  const firms = await firmCards(await findCardsOfCity(dependencies.pool, language, city.id), now, dependencies);
  return { city, promoted: firms.filter(({ isPromoted }) => isPromoted), firms };
}

async function getMultiLink(
  { params, language, now }: Call<"getMultiLink">,
  dependencies: Dependencies,
): Promise<Success<"getMultiLink">> {
  // PostgreSQL has no text with a zero in it, so no company has such a link.
  const company = params.company.includes("\0")
    ? undefined
    : await findCompany(dependencies.pool, language, params.company);
  if (company === undefined) throw new Refused("companyNotFound");
  const { kind, name, firmIds } = company;
  return {
    kind,
    name,
    firms: await firmCards(await findCards(dependencies.pool, language, firmIds), now, dependencies),
  };
}
