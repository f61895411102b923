import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { Language } from "../../domain/language.ts";
import { browserHistory } from "../browser/history.ts";
import { isFramed } from "../browser/frame.ts";
import { replayEarlyPresses } from "../browser/replay-presses.ts";
import {
  currentAddress,
  forgetScrolling,
  replaceAddress,
  rootElement,
  serverState,
  whenIdle,
} from "../browser/page.ts";
import { hrefs } from "../routes/hrefs.ts";
import { App } from "./App.tsx";
import { createBrowserDependencies } from "./browser-dependencies.ts";
import { navigationOf } from "./router/navigation.ts";
import { matchTable, pageLoader } from "./router/page-module.ts";
import { RoutedPages } from "./router/RoutedPages.tsx";
import { createRouter, type Router } from "./router/router.ts";
import { readServerState } from "./server-state.ts";
import "./styles.ts";

/** Starts the client: over the page that the server has drawn, or in an empty one. @returns what ends it */
export async function start(): Promise<Root> {
  forgetScrolling();
  const state = readServerState(serverState());
  if (typeof state?.notFound === "number") replaceAddress(hrefs.notFound(), { status: state.notFound });
  const routers: Router[] = [];
  const dependencies = await createBrowserDependencies(
    state,
    navigationOf(() => routers[0]),
  );
  const { route } = matchTable(currentAddress().pathname);
  const load = pageLoader(dependencies.language.translations);
  const router = createRouter({ history: browserHistory(), load, first: { route, page: await load(route) } });
  routers.push(router);
  const app = (
    <App dependencies={dependencies}>
      <RoutedPages router={router} onChooseCity={dependencies.service.chooseCity} />
    </App>
  );
  const root = state?.queries ? hydrateRoot(rootElement(), app) : createRoot(rootElement());
  if (!state?.queries) root.render(app);
  void replayEarlyPresses();
  whenIdle(() => void beyondThePage(dependencies.language.translations.language()));
  return root;
}

/** What there is besides the page: the page around it, inside of a frame; else what is shown without a network. */
async function beyondThePage(language: Language): Promise<void> {
  if (isFramed()) (await import("../browser/widget.ts")).tellSize();
  else (await import("../browser/service-worker.ts")).keepOfflinePage(language);
}
