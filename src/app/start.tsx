import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { Language } from "../../domain/language.ts";
import { withTab } from "../../domain/menu-tab.ts";
import { browserHistory } from "../browser/history.ts";
import { isFramed } from "../browser/frame.ts";
import { replayEarlyPresses } from "../browser/replay-presses.ts";
import {
  currentAddress,
  drawnAddress,
  forgetScrolling,
  replaceAddress,
  rootElement,
  serverState,
  shownAddress,
  whenIdle,
} from "../browser/page.ts";
import { hrefs } from "../routes/hrefs.ts";
import { App } from "./App.tsx";
import { createBrowserDependencies } from "./browser-dependencies.ts";
import { navigationOf } from "./router/navigation.ts";
import { type loadPage, matchTable, pageLoader, type PageModule } from "./router/page-module.ts";
import { RoutedPages } from "./router/RoutedPages.tsx";
import { createRouter, type Router } from "./router/router.ts";
import type { Route } from "./router/table.ts";
import { readServerState } from "./server-state.ts";
import "./styles.ts";

/** Starts the client: over the page that the server has drawn, or in an empty one. @returns what ends it */
export async function start(): Promise<Root> {
  forgetScrolling();
  const state = readServerState(serverState());
  let drawn = drawnAddress();
  if (typeof state?.notFound === "number" && shownAddress() === drawn) {
    replaceAddress(hrefs.notFound(), { status: state.notFound });
    drawn = shownAddress();
  }
  if (typeof state?.tab === "string" && shownAddress() === drawn) {
    const { pathname, search, hash } = currentAddress();
    replaceAddress(pathname + withTab(search, state.tab) + hash, null);
    drawn = shownAddress();
  }
  const routers: Router[] = [];
  const dependencies = await createBrowserDependencies(
    state,
    navigationOf(() => routers[0]),
  );
  const load = pageLoader(dependencies.language.translations);
  const history = browserHistory();
  const router = createRouter({ history, load, first: await loadFirst(load) });
  routers.push(router);
  const app = (
    <App dependencies={dependencies}>
      <RoutedPages router={router} onChooseCity={dependencies.service.chooseCity} />
    </App>
  );
  // What failed is said by the entry of the history, which a server that draws this address anew does not know.
  const isOfEntry = currentAddress().pathname === hrefs.notFound() && history.read().state !== null;
  const isRedrawn = isOfEntry && typeof state?.notFound !== "number";
  const isDrawn = state !== undefined && state.queries !== null && shownAddress() === drawn && !isRedrawn;
  const root = isDrawn ? hydrateRoot(rootElement(), app) : createRoot(rootElement());
  if (!isDrawn) root.render(app);
  void replayEarlyPresses();
  whenIdle(() => void beyondThePage(dependencies.language.translations.language()));
  return root;
}

/** Loads the page of the address; of another one, where somebody has gone through the history meanwhile. */
async function loadFirst(load: typeof loadPage): Promise<{ route: Route; page: PageModule }> {
  const { route } = matchTable(currentAddress().pathname);
  const page = await load(route);
  return matchTable(currentAddress().pathname).route === route ? { route, page } : loadFirst(load);
}

/** What there is besides the page: the page around it, inside of a frame; else what is shown without a network. */
async function beyondThePage(language: Language): Promise<void> {
  if (isFramed()) (await import("../browser/widget.ts")).postSize();
  else (await import("../browser/service-worker.ts")).registerServiceWorker(language);
}
