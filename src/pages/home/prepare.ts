import { dateInZone } from "../../format/zone.ts";
import { currentCity, zoneOf } from "../../queries/city.ts";
import { getAdCompilation, getCompilation, getDiscountedFirms, getOfferedFirms } from "../../queries/offers.ts";
import { getCategories } from "../../queries/catalogue.ts";
import { getCities } from "../../queries/places.ts";
import { getConfigs, getHome, getHomeReviews, getMenuTabs } from "../../queries/home.ts";
import type { Preparation } from "../../queries/preparation.ts";
import { readHomeQuery } from "../../routes/hrefs.ts";
import { askedOf } from "./asked.ts";
import { isFiltered, startTabOf } from "./conditions.ts";

/** The tab that was pressed last, where the address asks for nothing but a city; undefined for the first, which needs no word. */
export async function startTab({ queryClient, source, searchParams, tab }: Preparation): Promise<string | undefined> {
  if (tab === undefined || isFiltered(readHomeQuery(searchParams))) return undefined;
  return startTabOf(tab, await queryClient.fetchQuery(getMenuTabs(source)));
}

/** The catalogue of the city that is asked for. */
export async function prepare({ queryClient, source, searchParams, survey, now }: Preparation): Promise<void> {
  const query = readHomeQuery(searchParams);
  const ofCity = async () => {
    const cities = await queryClient.fetchQuery(getCities(source));
    const city = currentCity(cities, query.city, source.city);
    if (city === undefined) return;
    await Promise.all([
      queryClient.prefetchQuery(getCompilation(source, city, survey)),
      // What somebody keeps, only their browser knows.
      !query.isFavorite &&
        queryClient.prefetchQuery(
          getHome(source, city, askedOf(query, { favorites: [], survey, today: dateInZone(zoneOf(city), now) })),
        ),
      ...(isFiltered(query)
        ? []
        : [
            queryClient.prefetchQuery(getOfferedFirms(source, city)),
            queryClient.prefetchQuery(getDiscountedFirms(source, city)),
            queryClient.prefetchQuery(getHomeReviews(source, city)),
            queryClient.prefetchQuery(getAdCompilation(source)),
          ]),
    ]);
  };
  await Promise.all([
    ofCity(),
    queryClient.prefetchQuery(getMenuTabs(source)),
    queryClient.prefetchQuery(getCategories(source)),
    queryClient.prefetchQuery(getConfigs(source)),
  ]);
}
