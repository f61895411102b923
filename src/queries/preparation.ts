import type { QueryClient } from "@tanstack/react-query";
import type { Source } from "./source.ts";

/** What the server knows when it prepares a page: the cache to fill, for whom, and which address was asked for. */
export type Preparation = {
  queryClient: QueryClient;
  source: Source;
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
  /** The token of the survey that salons are ordered by. */
  survey: string | undefined;
  /** The key of the tab of the menu that was pressed last. */
  tab: string | undefined;
  /** Epoch milliseconds of the rendering. */
  now: number;
};
