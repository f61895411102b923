import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Configs } from "../../domain/entities.ts";
import type { Send } from "../../src/api/layer.ts";
import { render } from "../../src/app/server-entry.tsx";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";
import { renderRequest } from "../support/render-request.ts";

const appStore = "https://apps.apple.com/kz/app/kezek/id1";
const googlePlay = "https://play.google.com/store/apps/details?id=kz.kezek";
const inStores =
  (stores: Configs["stores"]): Send =>
  async (request) =>
    request.url.endsWith("/v2/configs") ? Response.json({ stores }) : fixtureApi(request);

/** The two ways in their order, each with whether it is open. */
function ways() {
  const names = screen.getAllByText(/^(iPhone и iPad|Android)$/);
  return names.map((name) => [name.textContent, name.closest("details")?.open ?? true]);
}

test.each([
  ["iOS", "iPhone и iPad", "Android"],
  ["Android", "Android", "iPhone и iPad"],
])("whoever holds %s is shown its way first and open, and the other folded below", async (deviceOS, own, other) => {
  await renderApp("/app-download", { deviceOS });
  const section = within(await screen.findByRole("region", { name: own }));
  expect(section.getAllByRole("listitem")).toHaveLength(3);
  expect(ways()).toEqual([
    [own, true],
    [other, false],
  ]);
});

test("on what is no phone both ways stand open", async () => {
  await renderApp("/app-download", { deviceOS: "Windows" });
  await screen.findByRole("region", { name: "Android" });
  expect(ways()).toEqual([
    ["iPhone и iPad", true],
    ["Android", true],
  ]);
});

test("where the operator has the app in a store a phone is led there, and the other installs it from the browser", async () => {
  await renderApp("/app-download", { deviceOS: "Android", fetch: inStores({ googlePlay }) });
  const link = await screen.findByRole("link", { name: "Открыть в Google Play" });
  expect(link.getAttribute("href")).toBe(googlePlay);
  expect(screen.queryByRole("link", { name: "Открыть в App Store" })).toBeNull();
  expect(screen.getByText("Откройте эту страницу в Safari.")).toBeTruthy();
  expect(screen.queryByText(/Магазин не нужен/)).toBeNull();
});

test("the server draws the ways to the stores too", async () => {
  const { status, isDrawn, body } = await render(
    renderRequest("/app-download", { fetch: inStores({ appStore, googlePlay }) }),
  );
  expect([status, isDrawn]).toEqual([200, true]);
  expect(body).toContain(appStore);
  expect(body).toContain(googlePlay);
});
