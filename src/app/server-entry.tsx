import { dehydrate, type QueryClient } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { pagePaths } from "../../domain/addresses.ts";
import { failureOf } from "../../domain/failure.ts";
import { htmlLangOf } from "../../domain/language.ts";
import { surveyTokenOf } from "../../domain/survey-choice.ts";
import { withTab } from "../../domain/menu-tab.ts";
import type { PageEntry, RenderedPage, RenderRequest } from "../../domain/rendering.ts";
import { hrefs, readSignInWay } from "../routes/hrefs.ts";
import type { Route } from "./router/table.ts";
import { App } from "./App.tsx";
import type { AppDependencies } from "./dependencies/dependencies.ts";
import type { Resources } from "../i18n/resources.ts";
import { loadPage, matchTable, type PageModule } from "./router/page-module.ts";
import { pageResources } from "./page-resources.ts";
import { Pages } from "./router/Pages.tsx";
import { createServerDependencies } from "./server-dependencies.ts";
import type { ServerState } from "./server-state.ts";
import "./styles.ts";
import { Waiting } from "./shell/Waiting.tsx";

type Rendered = RenderedPage<ServerState>;

/** Draws a page as HTML, with what was read for it. */
export const render: PageEntry<ServerState>["render"] = async (request) => {
  const missing: { status: number | null } = { status: null };
  const onNotFound = (status: number) => (missing.status ??= status);
  const url = new URL(request.origin + request.url);
  const { route, params } = matchTable(url.pathname);
  const [page, resources] = await Promise.all([loadPage(route), pageResources(route.modules, request)]);
  const dependencies = await createServerDependencies({
    ...request,
    resources,
    notFound: { page: () => "", onNotFound },
  });
  await dependencies.language.translations.load(route.modules);
  const here: Here = { request, dependencies, resources };
  if (route.path === pagePaths.signIn && readSignInWay(params.way) === undefined) {
    return drawNotFound(here, 404);
  }
  if (!request.isToBeDrawn) return drawnInBrowser(here, route, 503);
  const ahead = page.headOf?.(url.pathname);
  if (ahead !== undefined) return ledOn(here, route, await render({ ...request, url: ahead + url.search }));
  const isThere = page.prepare !== undefined || page.isStatic === true;
  if (!isThere && route.page !== notFoundRoute().page) return drawnInBrowser(here, route, 200);
  const { client, queryClient } = dependencies.service;
  const preparation = { queryClient, source: { client, language: request.language, city: request.city }, params };
  const asked = {
    ...preparation,
    searchParams: url.searchParams,
    survey: surveyTokenOf(request.survey),
    tab: request.tab,
    now: request.now,
  };
  const tab = await page.startTab?.(asked).catch(() => undefined);
  if (tab !== undefined) url.search = withTab(url.search, tab);
  const location = await page.prepare?.(asked).catch(() => {});
  if (location) return { ...drawnInBrowser(here, route, 302), location };
  if (page.prepare !== undefined && queryClient.getQueryCache().getAll().length === 0) {
    return drawnInBrowser(here, route, 200);
  }
  const { isAnyRead, isAnyFailed } = readingOf(queryClient);
  if (missing.status !== null && !(isAnyRead && missing.status >= 500)) {
    return drawNotFound(here, missing.status);
  }
  const status = !isThere ? 404 : isAnyFailed ? 503 : 200;
  return draw(here, { url, route, page, status, notFound: null, tab });
};

/** What is asked for, and what it is drawn with. */
type Here = { request: RenderRequest; dependencies: AppDependencies; resources: Resources };

function notFoundRoute() {
  return matchTable(hrefs.notFound()).route;
}

async function drawNotFound(here: Here, status: number): Promise<Rendered> {
  const route = notFoundRoute();
  const url = new URL(hrefs.notFound(), here.request.origin);
  return draw(here, { url, route, page: await loadPage(route), status, notFound: status });
}

type Drawing = {
  url: URL;
  route: Route;
  page: PageModule;
  status: number;
  notFound: number | null;
  /** The tab that the page begins with, though the address that was asked for names none. */
  tab?: string | undefined;
};

async function draw(here: Here, drawing: Drawing): Promise<Rendered> {
  const { request, dependencies } = here;
  const { url, route, page, status, notFound, tab = null } = drawing;
  const { queryClient } = dependencies.service;
  forgetFailures(queryClient);
  const { pathname, search } = url;
  const state = notFound === null ? null : { status: notFound };
  const html = renderToString(
    <App dependencies={dependencies}>
      <StaticRouter location={{ pathname, search, state }}>
        <Pages route={route} page={page} isLoading={false} onChooseCity={() => {}} />
      </StaticRouter>
    </App>,
  );
  return {
    status,
    htmlLang: htmlLangOf[request.language],
    ...liftHead(html),
    isDrawn: true,
    state: stateOf(here, { notFound, tab, queries: dehydrate(queryClient) }),
    file: fileOf(route),
  };
}

/** A refusal is an answer: what is refused has not failed. */
function readingOf(queryClient: QueryClient): { isAnyRead: boolean; isAnyFailed: boolean } {
  const states = queryClient
    .getQueryCache()
    .getAll()
    .map(({ state }) => state);
  return {
    isAnyRead: states.some(({ status }) => status === "success"),
    isAnyFailed: states.some(({ status, error }) => status === "error" && failureOf(error).kind !== "refused"),
  };
}

/** What failed is asked for again by the browser, whose first paint then shows it as being on its way. */
function forgetFailures(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ predicate: ({ state }) => state.status !== "success" })) cache.remove(query);
}

/** The page as the build's manifest names it. */
const fileOf = ({ page }: Route) => `src/pages/${page}/page.tsx`;

function drawnInBrowser(here: Here, route: Route, status: number): Rendered {
  return {
    status,
    htmlLang: htmlLangOf[here.request.language],
    head: '<title>Kezek</title><meta name="robots" content="noindex"/>',
    body: renderToString(<Waiting />),
    isDrawn: false,
    state: stateOf(here, { notFound: null, tab: null, queries: null }),
    file: fileOf(route),
  };
}

/** What the browser leads on from, with the head of the page that it leads to. */
function ledOn(here: Here, route: Route, { status, head }: Rendered): Rendered {
  const waiting = drawnInBrowser(here, route, status);
  return status === 200 ? { ...waiting, head } : waiting;
}

function stateOf(
  { request: { language, origin, city, survey, now }, resources }: Here,
  rest: Pick<ServerState, "notFound" | "tab" | "queries">,
): ServerState {
  return { language, origin, city: city ?? null, survey: survey ?? null, renderedAt: now, resources, ...rest };
}

/** React writes <title>, <meta> and <link> before everything else when it does not draw <head> itself. */
function liftHead(html: string): { head: string; body: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? "";
  return { head, body: html.slice(head.length) };
}
