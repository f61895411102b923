import { queryOptions } from "@tanstack/react-query";
import { answer } from "../api/answer.ts";
import { queryKey } from "./keys.ts";
import { type CityChoice, headersOf, type Source } from "./source.ts";

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
        "instalments",
        "firms",
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
