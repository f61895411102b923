// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { FirmLocation } from "../../domain/entities.ts";
import type { OpenMap, openMap } from "../../src/blocks/map/open-map.ts";
import type { drawFirms, DrawnFirms } from "../../src/pages/search/map/draw-firms.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const drawn = vi.hoisted(() => ({
  maps: [] as { needs: Parameters<typeof drawFirms>[1]; show: ReturnType<typeof vi.fn<DrawnFirms["show"]>> }[],
  isGone: false,
}));
vi.mock("../../src/blocks/map/open-map.ts", () => ({
  openMap: (..._needs: Parameters<typeof openMap>) => ({ close: () => void (drawn.isGone = true) }),
}));
vi.mock("../../src/pages/search/map/draw-firms.ts", () => ({
  drawFirms: (_map: OpenMap, needs: Parameters<typeof drawFirms>[1]): DrawnFirms => {
    const show = vi.fn<DrawnFirms["show"]>();
    drawn.maps.push({ needs, show });
    return { show, remove: () => {} };
  },
}));
beforeEach(() => {
  drawn.maps = [];
  drawn.isGone = false;
});

const search = "/rest/clients-app/v1/firms/search";
const location: FirmLocation = {
  id: 1,
  name: "Red Apple",
  urlKey: "red-apple-naberezhnaya",
  latitude: 43.64,
  longitude: 51.16,
  averageRating: 4.9,
  priceFrom: { amount: 400_000, currency: "KZT" },
};

function service({ isBroken = false, locations = [location] } = {}) {
  const asked: Record<string, string>[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === search) return Response.json({ total: 0, isNearly: false, firms: [] });
    if (pathname !== `${search}/locations`) return fixtureApi(request);
    asked.push(Object.fromEntries(searchParams));
    return isBroken ? new Response("no", { status: 400 }) : Response.json({ locations });
  };
  return { fetch, asked };
}

test("a press shows all that is found on a map, and the other one hides it; the address says so", async () => {
  const { fetch, asked } = service();
  const { router } = await renderApp("/search?price=5000&page=2", { fetch });
  expect(asked).toEqual([]);
  await userEvent.click(await screen.findByRole("link", { name: "На карте" }));
  expect(await screen.findByRole("region", { name: "Карта салонов" })).toBeTruthy();
  expect(asked.at(-1)).toEqual({ city: "1", priceTo: "500000" });
  expect(router.state.location.search).toBe("?price=5000&map=1&page=2");
  await waitFor(() => expect(drawn.maps.at(-1)?.show.mock.lastCall).toEqual([[location], undefined]));
  await userEvent.click(screen.getByRole("link", { name: "Скрыть карту" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Карта салонов" })).toBe(null));
  expect(drawn.isGone).toBe(true);
  await act(() => router.navigate(-1));
  expect(await screen.findByRole("region", { name: "Карта салонов" })).toBeTruthy();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.search).toBe("?price=5000&page=2"));
});

test("a mark says what a salon is and costs, and a press on it gives the way to its page", async () => {
  await renderApp("/search?map=1", { fetch: service().fetch });
  await screen.findByRole("region", { name: "Карта салонов" });
  const needs = drawn.maps.at(-1)?.needs;
  expect(needs?.words.markOf(location).name).toMatch(/^Red Apple, от 4\s000\s₸$/);
  expect(needs?.words.markOf({ ...location, priceFrom: undefined })).toEqual({ text: "Red Apple", name: "Red Apple" });
  expect(needs?.words.clusterOf(5)).toBe("5 мест: приблизить");
  act(() => needs?.onPick([1]));
  const link = await screen.findByRole("link", { name: "Red Apple" });
  expect(link.getAttribute("href")).toBe("/red-apple-naberezhnaya");
  expect(within(link.closest("[role=status]") ?? document.body).getByText(/^от 4\s000\s₸$/)).toBeTruthy();
});

test("a mark of salons that stand together gives the way to each of them", async () => {
  const other = { ...location, id: 2, name: "Verba", urlKey: "verba" };
  await renderApp("/search?map=1", { fetch: service({ locations: [location, other] }).fetch });
  await screen.findByRole("region", { name: "Карта салонов" });
  await waitFor(() => expect(drawn.maps.at(-1)?.show).toHaveBeenCalled());
  const needs = drawn.maps.at(-1)?.needs;
  expect(needs?.words.togetherOf(2)).toBe("2 места рядом: показать");
  act(() => needs?.onPick([1, 2]));
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect([hrefOf("Red Apple"), hrefOf("Verba")]).toEqual(["/red-apple-naberezhnaya", "/verba"]);
});

test("where the places can't be had the list is referred to", async () => {
  const { router } = await renderApp("/search?map=1", { fetch: service({ isBroken: true }).fetch });
  expect(await screen.findByText("Не удалось загрузить карту. Всё найденное есть в списке.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Повторить" })).toBeTruthy();
  expect(router.state.location.pathname).toBe("/search");
});
