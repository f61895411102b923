import { useQuery } from "@tanstack/react-query";
import { useCurrentCity } from "../../queries/city.ts";
import { getCities } from "../../queries/places.ts";
import { getFirms } from "../../queries/catalogue.ts";
import { useSource } from "../../queries/source.ts";

/** The salons of the client's city that have instalments. */
export function useFirms() {
  const source = useSource();
  const city = useCurrentCity(undefined);
  const cities = useQuery(getCities(source));
  const found = useQuery({ ...getFirms(source, city, { hasInstalments: true }), enabled: city !== undefined });
  return {
    city,
    found: found.data,
    isFailed: cities.isError || found.isError,
    isRetrying: cities.isFetching || found.isFetching,
    retry: () => void (cities.isError ? cities.refetch() : found.refetch()),
  };
}
