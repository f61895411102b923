import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Send } from "../../src/api/layer.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";
import * as fixture from "../support/salon-fixture.ts";

const salon = "/red-apple-naberezhnaya";

const fetch: Send = async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith("/masters/1")) return Response.json(fixture.masters[0]);
  if (pathname.endsWith("/masters/1/profile")) return Response.json({ worksCount: 0, reviewCount: 0 });
  return fixtureApi(request);
};

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
  vi.restoreAllMocks();
});

describe.each([
  ["a salon", salon],
  ["a master", `${salon}/masters/1`],
])("The link of %s", (_, path) => {
  test("is handed over to what the device has for it, without what is chosen on the page", async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
    Object.assign(navigator, { share });
    await renderApp(`${path}?services=4`, { fetch });
    await userEvent.click(await screen.findByRole("button", { name: "Поделиться ссылкой" }));
    expect(share.mock.calls).toEqual([[{ url: `https://kezek.test${path}` }]]);
    expect(screen.getByRole("button", { name: "Поделиться ссылкой" })).toBeTruthy();
  });

  test.each([
    ["kz", "Сілтемемен бөлісу", "Сілтеме көшірілді", "?lang=kz"],
    ["en", "Share the link", "Link copied", "?lang=en"],
  ] as const)("is copied where there is nothing for it, and leads to the language of the page: %s", async (...row) => {
    const [language, name, copied, inLanguage] = row;
    const user = userEvent.setup();
    await renderApp(path, { fetch, language });
    await user.click(await screen.findByRole("button", { name }));
    expect(await screen.findByRole("button", { name: copied })).toBeTruthy();
    expect(screen.getByText(copied).closest("[role=status]")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`https://kezek.test${path}${inLanguage}`);
  });

  test("is shown where the browser does not let us copy it", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    await renderApp(path, { fetch });
    await user.click(await screen.findByRole("button", { name: "Поделиться ссылкой" }));
    expect((await screen.findByRole("alert")).textContent).toBe(`Скопируйте ссылку сами: https://kezek.test${path}`);
  });
});
