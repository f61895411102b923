import { queryOptions } from "@tanstack/react-query";
import { answer } from "../api/answer.ts";
import { queryKey } from "./keys.ts";
import { type CityChoice, headersOf, type Source } from "./source.ts";

/** The catalogue of a city, which may be another than the chosen one. */
export function getHome(source: Source, city: CityChoice | undefined) {
  return queryOptions({
    queryKey: queryKey("getHome", { ...source, city }, null),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/screen/home", {
          params: { header: headersOf(source), query: { city: city?.id } },
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
      ),
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
      ),
  });
}

/** What a company link stands for: a firm, or the branches of a network. */
export function getMultiLink(source: Source, company: string) {
  return queryOptions({
    queryKey: queryKey("getMultiLink", source, { company }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/screen/multi-link/{company}", {
          params: { header: headersOf(source), path: { company } },
          signal,
        }),
      ),
  });
}
