import type { RouteObject } from "react-router-dom";
import type { Translations } from "../i18n/translations.ts";
import { type Route, table } from "../routes/table.ts";
import { Crash } from "./Crash.tsx";
import { loadPage, type PageModule } from "./page-module.ts";
import { Shell } from "./Shell.tsx";

type Needs = {
  translations: Translations;
  onChooseCity: (city: { id: number; countryCode: string }) => void;
  /** The page of the first paint, which must be there at once. */
  first: { route: Route; page: PageModule };
};

/** The URL table as the router wants it: all pages lazy but the first. */
export function createRoutes({ translations, onChooseCity, first }: Needs): RouteObject[] {
  const children = table.map((route): RouteObject => {
    if (route === first.route) return { path: route.path, Component: first.page.Page };
    return {
      path: route.path,
      lazy: async () => {
        const [page] = await Promise.all([loadPage(route), translations.load(route.modules)]);
        return { Component: page.Page };
      },
    };
  });
  const inside = children.map((child) => Object.assign(child, { errorElement: <Crash /> }));
  return [{ element: <Shell onChooseCity={onChooseCity} />, errorElement: <Crash />, children: inside }];
}
