import { keepPreviousData, type QueryKey, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { getCities } from "./places.ts";
import { type CityChoice, useSource } from "./source.ts";

/**
 * What is read of a page's city once that is known; while something else is on its way, what was there before.
 * @returns `isStale`: it is what was there before. `retry`: reads what has failed, the cities first.
 */
export function useOfCity<Data, Key extends QueryKey>(
  city: CityChoice | undefined,
  reading: UseQueryOptions<Data, Error, Data, Key>,
) {
  const cities = useQuery(getCities(useSource()));
  const read = useQuery({ ...reading, enabled: city !== undefined, placeholderData: keepPreviousData });
  return {
    data: read.data,
    isStale: read.isPlaceholderData,
    isFailed: cities.isError || read.isError,
    isRetrying: cities.isFetching || read.isFetching,
    retry: () => void (cities.isError ? cities.refetch() : read.refetch()),
  };
}
