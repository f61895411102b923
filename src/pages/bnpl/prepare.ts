import { currentCity } from "../../queries/city.ts";
import { getCities } from "../../queries/places.ts";
import { getFirms } from "../../queries/catalogue.ts";
import type { Preparation } from "../../queries/preparation.ts";

/** The salons of the client's city that have instalments. */
export async function prepare({ queryClient, source }: Preparation): Promise<void> {
  const cities = await queryClient.fetchQuery(getCities(source));
  const city = currentCity(cities, undefined, source.city);
  await queryClient.prefetchQuery(getFirms(source, city, { hasInstalments: true }));
}
