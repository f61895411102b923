import { queryOptions } from "@tanstack/react-query";
import type { HomeConditions } from "../../domain/entities.ts";
import type { Place } from "../../domain/distance.ts";
import { answer } from "../api/answer.ts";
import { timesFreshMs } from "./fresh.ts";
import { queryKey } from "./keys.ts";
import { type CityChoice, headersOf, type Source } from "./source.ts";

/** The first page of the firms of a city, which may be another than the chosen one, that meet every condition. */
export function getHome(source: Source, city: CityChoice | undefined, asked: HomeConditions) {
  return queryOptions({
    queryKey: queryKey("getHome", { ...source, city }, asked),
    staleTime: timesFreshMs,
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/screen/home", {
          params: { header: headersOf(source), query: { city: city?.id, ...asked } },
          signal,
        }),
        "city",
        "firms",
      ),
  });
}

/** The first page of the firms of a city that meet conditions. */
export function getFirms(source: Source, city: CityChoice | undefined, conditions: { hasInstalments: boolean }) {
  return queryOptions({
    queryKey: queryKey("getFirms", { ...source, city }, conditions),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/firms/list", {
          params: { header: headersOf(source), query: { city: city?.id, ...conditions } },
          signal,
        }),
        "total",
        "firms",
      ),
  });
}

/** What was said last of the firms of a city. */
export function getHomeReviews(source: Source, city: CityChoice | undefined) {
  return queryOptions({
    queryKey: queryKey("getHomeReviews", { ...source, city }, null),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/screen/home/reviews", {
          params: { header: headersOf(source), query: { city: city?.id } },
          signal,
        }),
        "reviews",
      ),
  });
}

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

/** What the operator has set without a release. */
export function getConfigs(source: Source) {
  return queryOptions({
    queryKey: queryKey("getConfigs", source, null),
    queryFn: ({ signal }) =>
      answer(source.client.GET("/rest/clients-app/v2/configs", { params: { header: headersOf(source) }, signal })),
  });
}

/** A raffle, with the tickets of who is signed in: `userId`. */
export function getRaffle(source: Source, raffle: string, userId?: string) {
  return queryOptions({
    queryKey: queryKey("getRaffle", source, { raffle }, userId),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/raffles/{raffle}", {
          params: { header: headersOf(source), path: { raffle } },
          signal,
        }),
      ),
  });
}

/** The cities served; the first one is where a new visitor starts. */
export function getCities(source: Source) {
  return queryOptions({
    queryKey: queryKey("getCities", source, null),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/screen/home/cities", { params: { header: headersOf(source) }, signal }),
        "length",
      ),
  });
}

/** The countries that the cities are in. */
export function getCountries(source: Source) {
  return queryOptions({
    queryKey: queryKey("getCountries", source, null),
    queryFn: ({ signal }) =>
      answer(source.client.GET("/rest/common/countries", { params: { header: headersOf(source) }, signal }), "length"),
  });
}

/** The tabs above the catalogue. */
export function getMenuTabs(source: Source) {
  return queryOptions({
    queryKey: queryKey("getMenuTabs", source, null),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/screen/home/menu-tabs", {
          params: { header: headersOf(source) },
          signal,
        }),
        "length",
      ),
  });
}

/** The kinds of services. */
export function getCategories(source: Source) {
  return queryOptions({
    queryKey: queryKey("getCategories", source, null),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/screen/home/categories", {
          params: { header: headersOf(source) },
          signal,
        }),
        "length",
      ),
  });
}

/**
 * What a company link stands for: a firm, or the branches of a network.
 * @param category urlName of the category whose prices and times are asked for
 */
export function getMultiLink(source: Source, company: string, category?: string) {
  return queryOptions({
    queryKey: queryKey("getMultiLink", source, { company, category }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/screen/multi-link/{company}", {
          params: { header: headersOf(source), path: { company }, query: { category } },
          signal,
        }),
        "kind",
      ),
  });
}
