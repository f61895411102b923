import { currentCity } from "../../queries/city.ts";
import { getCategories, getCities, getHome, getMenuTabs } from "../../queries/home.ts";
import type { Preparation } from "../../queries/preparation.ts";
import { readHomeQuery } from "../../routes/hrefs.ts";

/** The catalogue of the city that is asked for. */
export async function prepare({ queryClient, source, searchParams }: Preparation): Promise<void> {
  const ofCity = async () => {
    const cities = await queryClient.fetchQuery(getCities(source));
    const { city: name, category } = readHomeQuery(searchParams);
    const city = currentCity(cities, name, source.city);
    if (city !== undefined) await queryClient.prefetchQuery(getHome(source, city, category));
  };
  await Promise.all([
    ofCity(),
    queryClient.prefetchQuery(getMenuTabs(source)),
    queryClient.prefetchQuery(getCategories(source)),
  ]);
}
