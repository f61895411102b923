import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";
import { barber, networkLink, redApple } from "../support/salon-fixture.ts";

/** Nearer to the second salon. */
const nearBarber = { latitude: 43.68, longitude: 51.14 };
const fromYou = "Расстояния — от того места, где вы сейчас.";

async function compareApi(request: Request): Promise<Response> {
  if (!new URL(request.url).pathname.endsWith("/firms/compare")) return fixtureApi(request);
  return Response.json({
    by: "everything",
    categories: [],
    firms: [redApple, barber].map((firm) => ({ firm, isOffered: true, services: [] })),
  });
}

const press = async () => userEvent.click(await screen.findByRole("button", { name: "Показать, что рядом со мной" }));

test("a press on a network's page puts the branch first that is nearest to the client", async () => {
  await renderApp("/red-apple", { locate: async () => nearBarber });
  const names = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  await press();
  expect(await screen.findByText(fromYou)).toBeTruthy();
  expect(names()).toEqual([barber.name, redApple.name]);
});

test("a network whose branches are far from the client says so", async () => {
  await renderApp("/red-apple", { locate: async () => ({ latitude: 51.1, longitude: 71.4 }) });
  await press();
  expect(await screen.findByText("Вы сейчас далеко отсюда.")).toBeTruthy();
});

test("a network of one branch has nothing to choose by distance", async () => {
  const fetch = async (request: Request) =>
    request.url.includes("multi-link")
      ? Response.json({ ...networkLink, firms: networkLink.firms.slice(0, 1) })
      : fixtureApi(request);
  await renderApp("/red-apple", { fetch });
  await screen.findByRole("heading", { level: 3 });
  expect(screen.queryByRole("button", { name: /рядом со мной/ })).toBeNull();
});

test("a press on the comparison adds how far each salon is, and says which is closest", async () => {
  await renderApp("/compare?firms=1,2", { fetch: compareApi, locate: async () => nearBarber });
  expect(await screen.findByRole("rowheader", { name: "Цена" })).toBeTruthy();
  expect(screen.queryByRole("rowheader", { name: "Расстояние" })).toBeNull();
  await press();
  const row = (await screen.findByRole("rowheader", { name: "Расстояние" })).closest("tr");
  const [first, second] = within(row ?? document.body).getAllByRole("cell");
  expect(first?.textContent).not.toMatch(/Ближе/);
  expect(second?.textContent).toMatch(/км.*Ближе/);
});

test("a refusal is said on the comparison, and nothing is counted", async () => {
  await renderApp("/compare?firms=1,2", { fetch: compareApi, locate: async () => "refused" });
  await press();
  expect(await screen.findByText(/доступ к местоположению запрещён\.$/)).toBeTruthy();
  expect(screen.queryByRole("rowheader", { name: "Расстояние" })).toBeNull();
});

test("a salon's page says in which district it is", async () => {
  const fetch = async (request: Request) =>
    request.url.includes("multi-link")
      ? Response.json({ kind: "firm", name: redApple.name, firms: [{ ...redApple, districtName: "Набережная" }] })
      : fixtureApi(request);
  await renderApp("/red-apple-naberezhnaya", { fetch });
  expect(await screen.findByRole("link", { name: /^Актау, Набережная, 14/ })).toBeTruthy();
});

test.each(["/search", "/landing", "/compare"])("gift cards are one press from %s", async (path) => {
  await renderApp(path);
  const more = within(await screen.findByRole("navigation", { name: "Ещё в Kezek" }));
  expect(more.getByRole("link", { name: "Подарочные карты" }).getAttribute("href")).toBe("/gift-cards");
  const toLanding = more.queryByRole("link", { name: "Салонам" });
  // Nothing leads to where one is.
  expect(toLanding?.getAttribute("href")).toBe(path === "/landing" ? undefined : "/landing");
});

test("a reservation under way leads nowhere else", async () => {
  await renderApp("/red-apple-naberezhnaya/reservation/services");
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("navigation", { name: "Ещё в Kezek" })).toBeNull();
});
