import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Send } from "../../src/api/layer.ts";
import { render } from "../../src/app/server-entry.tsx";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";
import { renderRequest } from "../support/render-request.ts";

const url = "/raffleprize/red_apple";
const none: Send = async (request) =>
  request.url.endsWith("/raffles/red_apple") ? Response.json({}) : fixtureApi(request);

test("where nothing is drawn at present the page says so, and leads to the search and to one's own visits", async () => {
  const { router } = await renderApp(url, { fetch: none });
  expect(await screen.findByRole("heading", { level: 1, name: "Сейчас розыгрыша нет" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Найти салон" }).getAttribute("href")).toBe("/search");
  expect(screen.getByRole("link", { name: "Мои записи" }).getAttribute("href")).toBe("/my/reservation/history");
  expect(router.state.location.pathname).toBe(url);
});

test("the server draws that too, as a page that is there and that no search engine keeps", async () => {
  const page = await render(renderRequest(url, { fetch: none }));
  expect({ status: page.status, isDrawn: page.isDrawn }).toEqual({ status: 200, isDrawn: true });
  expect(page.body).toContain("Сейчас розыгрыша нет");
  expect(page.head).toContain("noindex");
});

test("a raffle that nobody has announced is a page that is not there", async () => {
  const fetch: Send = async (request) =>
    request.url.includes("/raffles/") ? problem(404, "notFound") : fixtureApi(request);
  const page = await render(renderRequest("/raffleprize/green_pear", { fetch }));
  expect(page.status).toBe(404);
  expect(page.body).toContain("404");
});
