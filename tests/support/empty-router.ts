import { matchTable } from "../../src/app/router/page-module.ts";
import { createRouter, type Router } from "../../src/app/router/router.ts";
import type { EntryHistory } from "../../src/browser/history.ts";

/** A router of pages without anything in them. */
export function emptyRouter(history: EntryHistory): Router {
  const page = { Page: () => null };
  const { route } = matchTable(history.read().pathname);
  return createRouter({ history, load: async () => page, first: { route, page } });
}
