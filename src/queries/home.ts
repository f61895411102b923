import { queryOptions } from "@tanstack/react-query";
import { answer } from "../api/answer.ts";
import { headersOf, keyOf, type Source } from "./source.ts";

/** The catalogue of the source's city. */
export function getHome(source: Source) {
  return queryOptions({
    queryKey: keyOf("getHome", source),
    queryFn: ({ signal }) =>
      answer(source.client.GET("/rest/clients-app/v1/screen/home", { params: { header: headersOf(source) }, signal })),
  });
}

/** The cities served; the first one is where a new visitor starts. */
export function getCities(source: Source) {
  return queryOptions({
    queryKey: keyOf("getCities", source),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/screen/home/cities", { params: { header: headersOf(source) }, signal }),
      ),
  });
}

/** The tabs above the catalogue. */
export function getMenuTabs(source: Source) {
  return queryOptions({
    queryKey: keyOf("getMenuTabs", source),
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
    queryKey: keyOf("getCategories", source),
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
    queryKey: keyOf("getMultiLink", source, company),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/screen/multi-link/{company}", {
          params: { header: headersOf(source), path: { company } },
          signal,
        }),
      ),
  });
}
