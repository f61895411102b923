import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { browserHistory } from "../browser/history.ts";
import { replayEarlyPresses } from "../browser/replay-presses.ts";
import { currentAddress, forgetScrolling, replaceAddress, rootElement, serverState } from "../browser/page.ts";
import { hrefs } from "../routes/hrefs.ts";
import { App } from "./App.tsx";
import { createBrowserDependencies } from "./browser-dependencies.ts";
import { navigationOf } from "./navigation.ts";
import { matchTable, pageLoader } from "./page-module.ts";
import { RoutedPages } from "./RoutedPages.tsx";
import { createRouter, type Router } from "./router.ts";
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
  return root;
}
