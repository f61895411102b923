import { queryOptions } from "@tanstack/react-query";
import { answer } from "../api/answer.ts";
import { queryKey } from "./keys.ts";
import { headersOf, type Source } from "./source.ts";

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
