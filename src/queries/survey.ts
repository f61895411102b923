import { queryOptions } from "@tanstack/react-query";
import { answer } from "../api/answer.ts";
import { queryKey } from "./keys.ts";
import { headersOf, type Source } from "./source.ts";

/** What is asked of whoever wants the home page in an order of their own, and the survey of who is signed in. */
export function getPersonalization(source: Source) {
  return queryOptions({
    queryKey: queryKey("getPersonalization", source, null),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/category/personalization", {
          params: { header: headersOf(source) },
          signal,
        }),
        "questions",
      ),
  });
}
