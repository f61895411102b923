import { queryOptions } from "@tanstack/react-query";
import type { HomeConditions } from "../../domain/entities.ts";
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

/** What the operator has set without a release. */
export function getConfigs(source: Source) {
  return queryOptions({
    queryKey: queryKey("getConfigs", source, null),
    queryFn: ({ signal }) =>
      answer(source.client.GET("/rest/clients-app/v2/configs", { params: { header: headersOf(source) }, signal })),
  });
}
