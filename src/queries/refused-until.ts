import type { QueryClient } from "@tanstack/react-query";
import { failureOf, waitSecondsOf } from "../../domain/failure.ts";

/** Until when the service wants to be left alone, epoch milliseconds of this device's clock, by the readings that it refused; 0 where it refused none. */
export function refusedUntil(queryClient: QueryClient): number {
  const ends = queryClient
    .getQueryCache()
    .getAll()
    .map(({ state: { error, errorUpdatedAt } }) => {
      const seconds = error === null ? 0 : waitSecondsOf(failureOf(error));
      return seconds === 0 ? 0 : errorUpdatedAt + seconds * 1000;
    });
  return Math.max(0, ...ends);
}
