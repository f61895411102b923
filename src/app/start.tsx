import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { replayEarlyPresses } from "../browser/replay-presses.ts";
import { currentAddress, forgetScrolling, replaceAddress, rootElement, serverState } from "../browser/page.ts";
import { hrefs } from "../routes/hrefs.ts";
import { App } from "./App.tsx";
import { createBrowserDependencies } from "./browser-dependencies.ts";
import { navigationOf, type Router } from "./navigation.ts";
import { loadPage, matchTable } from "./page-module.ts";
import { createRoutes } from "./routes.tsx";
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
  const [page] = await Promise.all([loadPage(route), dependencies.language.translations.load(route.modules)]);
  const { translations } = dependencies.language;
  const { chooseCity: onChooseCity } = dependencies.service;
  const router = createBrowserRouter(createRoutes({ translations, onChooseCity, first: { route, page } }));
  routers.push(router);
  const app = (
    <App dependencies={dependencies}>
      <RouterProvider router={router} />
    </App>
  );
  const root = state?.queries ? hydrateRoot(rootElement(), app) : createRoot(rootElement());
  if (!state?.queries) root.render(app);
  void replayEarlyPresses();
  return root;
}
