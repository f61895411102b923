import { dateInZone } from "../../format/zone.ts";
import { currentCity, zoneOf } from "../../queries/city.ts";
import { getCategories } from "../../queries/catalogue.ts";
import { getCities } from "../../queries/places.ts";
import type { Preparation } from "../../queries/preparation.ts";
import { getFilterOptions, getFoundFirms, getSearchCategory, getSortOptions } from "../../queries/search.ts";
import { readSearchQuery } from "../../routes/search-hrefs.ts";
import { conditionsOf, inForce, pageOf } from "./asked.ts";

/** What is found in the city that is asked for, and what it can be chosen by. */
export async function prepare({ queryClient, source, searchParams, now }: Preparation): Promise<void> {
  const addressed = readSearchQuery(searchParams);
  const ofCity = async () => {
    const [cities, categories] = await Promise.all([
      queryClient.fetchQuery(getCities(source)),
      queryClient.fetchQuery(getCategories(source)),
    ]);
    const city = currentCity(cities, addressed.city, source.city);
    const query = inForce(addressed, dateInZone(zoneOf(city), now));
    const { category } = query;
    const isKnown = category !== undefined && categories.some(({ urlName }) => urlName === category);
    if (city === undefined) return;
    await Promise.all([
      queryClient.prefetchQuery(getFoundFirms(source, city, pageOf(query))),
      queryClient.prefetchQuery(getFilterOptions(source, city, conditionsOf(query))),
      isKnown && queryClient.prefetchQuery(getSearchCategory(source, city, category)),
    ]);
  };
  await Promise.all([ofCity(), queryClient.prefetchQuery(getSortOptions(source))]);
}
