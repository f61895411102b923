// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FirmLocation } from "../../domain/entities.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const location: FirmLocation = {
  id: 1,
  name: "Red Apple",
  urlKey: "red-apple-naberezhnaya",
  latitude: 43.64,
  longitude: 51.16,
  averageRating: 4.9,
};

async function fetch(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === "/rest/clients-app/v1/firms/search") return Response.json({ total: 0, isNearly: false, firms: [] });
  if (pathname.endsWith("/firms/search/locations")) return Response.json({ locations: [location] });
  return fixtureApi(request);
}

beforeEach(() => {
  // jsdom lays nothing out, and Leaflet draws on what has a size.
  for (const side of ["clientWidth", "clientHeight"] as const)
    vi.spyOn(HTMLElement.prototype, side, "get").mockReturnValue(256);
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const markOf = (name: string) => screen.findByRole("button", { name });

test("the map of a search is opened anew for another city and back", async () => {
  const { router } = await renderApp("/search?city=aktau&map=1", { fetch });
  await markOf("Red Apple");
  for (const city of ["almaty", "aktau", "almaty"]) {
    await router.navigate(`/search?city=${city}&map=1`);
    await waitFor(() => expect(router.state.location.search).toContain(city));
    expect(await markOf("Red Apple")).toBeTruthy();
    expect(await screen.findByRole("region", { name: "Карта салонов" })).toBeTruthy();
  }
});

test("and in another language and back", async () => {
  const { dependencies } = await renderApp("/search?city=aktau&map=1", { fetch });
  await markOf("Red Apple");
  for (const [language, title] of [
    ["en", "Map of salons"],
    ["ru", "Карта салонов"],
    ["kz", "Салондар картасы"],
  ] as const) {
    dependencies.language.chooseLanguage(language);
    expect(await screen.findByRole("region", { name: title })).toBeTruthy();
    expect(await markOf("Red Apple")).toBeTruthy();
  }
});

test("a salon's map is opened anew in a language whose page is there already", async () => {
  const mapTiles = { url: "/tiles/{language}/{scheme}/{z}/{x}/{y}.svg", credit: "" };
  const { dependencies } = await renderApp("/red-apple-naberezhnaya", { mapTiles });
  const { chooseLanguage } = dependencies.language;
  await screen.findByRole("button", { name: "Показать на карте" });
  chooseLanguage("en");
  await userEvent.click(await screen.findByRole("button", { name: "Show on the map" }));
  expect(await screen.findByRole("img", { name: "Red Apple на набережной" })).toBeTruthy();
  for (const [language, title] of [
    ["ru", "Карта: Red Apple на набережной"],
    ["en", "Map: Red Apple на набережной"],
  ] as const) {
    chooseLanguage(language);
    expect(await screen.findByRole("region", { name: title })).toBeTruthy();
    expect(await screen.findByRole("img", { name: "Red Apple на набережной" })).toBeTruthy();
  }
});
