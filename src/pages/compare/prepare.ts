import { getCategories } from "../../queries/catalogue.ts";
import type { Preparation } from "../../queries/preparation.ts";
import { getComparedFirms } from "../../queries/search.ts";
import { readCompareQuery } from "../../routes/compare-hrefs.ts";

/** The firms of the address, side by side. */
export async function prepare({ queryClient, source, searchParams }: Preparation): Promise<void> {
  const query = readCompareQuery(searchParams);
  await Promise.all([
    query.firms.length > 0 && queryClient.prefetchQuery(getComparedFirms(source, query)),
    queryClient.prefetchQuery(getCategories(source)),
  ]);
}
