import { queryOptions } from "@tanstack/react-query";
import type { Place } from "../../domain/distance.ts";
import { answer } from "../api/answer.ts";
import { timesFreshMs } from "./fresh.ts";
import { queryKey } from "./keys.ts";
import { type CityChoice, headersOf, type Source } from "./source.ts";

/** The firms of a city that have quiet hours with lower prices, the highest discount first. */
export function getDiscountedFirms(source: Source, city: CityChoice | undefined) {
  return queryOptions({
    queryKey: queryKey("getDiscountedFirms", { ...source, city }, null),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/screen/special-offers/discounted-firms", {
          params: { header: headersOf(source), query: { city: city?.id } },
          signal,
        }),
        "firms",
      ),
  });
}

/** The firms of a city that have a free time soon: from a place the nearest first, else the soonest. */
export function getOfferedFirms(source: Source, city: CityChoice | undefined, from?: Place) {
  const asked = { latitude: from?.latitude, longitude: from?.longitude };
  return queryOptions({
    queryKey: queryKey("getOfferedFirms", { ...source, city }, asked),
    staleTime: timesFreshMs,
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/screen/special-offers/offered-firms", {
          params: { header: headersOf(source), query: { city: city?.id, ...asked } },
          signal,
        }),
        "firms",
      ),
  });
}

/**
 * The firms of a city that are recommended, three at most (spec §7).
 * @param survey the token of the survey that they are recommended by
 */
export function getCompilation(source: Source, city: CityChoice | undefined, survey?: string) {
  const asked = { key: "RECOMMENDED", limit: 3, survey } as const;
  return queryOptions({
    queryKey: queryKey("getCompilation", { ...source, city }, asked),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/firms/search/compilations", {
          params: { header: headersOf(source), query: { city: city?.id, ...asked } },
          signal,
        }),
        "firms",
      ),
  });
}

/** The kind of services that is recommended at present, if there is one. */
export function getAdCompilation(source: Source) {
  return queryOptions({
    queryKey: queryKey("getAdCompilation", source, null),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v2/compilations/ad", { params: { header: headersOf(source) }, signal }),
      ),
  });
}
