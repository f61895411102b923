import { useQuery } from "@tanstack/react-query";
import type { City } from "../../domain/entities.ts";
import { defaultTimeZone } from "../../domain/time.ts";
import { getCities } from "./places.ts";
import { type CityChoice, useSource } from "./source.ts";

/** The city of the page: the one in the address, else the chosen one, else where a new visitor starts. */
export function currentCity(
  cities: readonly City[],
  urlName: string | undefined,
  chosen: CityChoice | undefined,
): City | undefined {
  return cities.find((city) => city.urlName === urlName) ?? cities.find(({ id }) => id === chosen?.id) ?? cities[0];
}

/** The IANA zone of which a city's day is; before a city is known, that of where a new visitor starts. */
export function zoneOf(city: City | undefined): string {
  return city?.timeZone ?? defaultTimeZone;
}

/** {@link currentCity} for the page; undefined until the cities are there. */
export function useCurrentCity(urlName: string | undefined): City | undefined {
  const source = useSource();
  const { data } = useQuery(getCities(source));
  return data && currentCity(data, urlName, source.city);
}
