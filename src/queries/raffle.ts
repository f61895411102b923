import { queryOptions } from "@tanstack/react-query";
import { answer } from "../api/answer.ts";
import { queryKey } from "./keys.ts";
import { headersOf, type Source } from "./source.ts";

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
