import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { FirmCard } from "../../domain/entities.ts";
import { render } from "../../src/app/server-entry.tsx";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";
import { renderRequest } from "../support/render-request.ts";
import { redApple } from "../support/salon-fixture.ts";

const withInstalments = [{ ...redApple, instalments: [3, 6] }];

/** The service of a city with these firms that have instalments. */
function fetchFirms(firms: readonly FirmCard[], total = firms.length) {
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith("/firms/list")) return fixtureApi(request);
    expect(searchParams.get("hasInstalments")).toBe("true");
    const instalments = [...new Set(firms.flatMap(({ instalments: counts = [] }) => counts))];
    return Response.json({ total, instalments, firms });
  };
}

const parts = () =>
  within(screen.getByRole("region", { name: "Посчитайте свои платежи" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent?.replaceAll(/\s/g, " "));

test("a visitor works out what a prepayment comes to in parts, with the date and the sum of each", async () => {
  await renderApp("/bnpl", { fetch: fetchFirms(withInstalments) });
  expect(await screen.findByRole("button", { name: "3 части", pressed: true })).toBeTruthy();
  expect(parts()).toEqual(["Сегодня6 667 ₸", "20 декабря6 667 ₸", "20 января 20276 666 ₸"]);
  const amount = screen.getByRole("textbox", { name: "Сумма предоплаты, ₸" });
  await userEvent.clear(amount);
  await userEvent.type(amount, "30000");
  await userEvent.click(screen.getByRole("button", { name: "6 частей" }));
  expect(parts()).toHaveLength(6);
  expect(new Set(parts().map((part) => part?.slice(-7)))).toEqual(new Set(["5 000 ₸"]));
});

test.each(["30000.00", "30 000,50", "30,000", "30.000,00 ₸"])(
  "an amount that is typed as %j is 30 000 ₸",
  async (typed) => {
    await renderApp("/bnpl", { fetch: fetchFirms(withInstalments) });
    const amount = await screen.findByRole<HTMLInputElement>("textbox", { name: "Сумма предоплаты, ₸" });
    await userEvent.clear(amount);
    await userEvent.type(amount, typed);
    expect(parts()[0]).toBe("Сегодня10 000 ₸");
    await userEvent.tab();
    expect(amount.value).toBe("30000");
  },
);

test("parts that would be too small are not offered, and the least sum is said", async () => {
  await renderApp("/bnpl", { fetch: fetchFirms(withInstalments) });
  const amount = await screen.findByRole("textbox", { name: "Сумма предоплаты, ₸" });
  await userEvent.clear(amount);
  await userEvent.type(amount, "1600");
  expect(screen.getByRole("button", { name: "6 частей" })).toHaveProperty("disabled", true);
  expect(parts()).toHaveLength(3);
  await userEvent.clear(amount);
  expect(screen.getByText("Часть не бывает меньше 500 ₸: разделить можно сумму от 1 500 ₸.")).toBeTruthy();
});

test("the salons of the city that have instalments are listed, with their numbers of parts and a way to each", async () => {
  await renderApp("/bnpl", { fetch: fetchFirms(withInstalments) });
  const firms = within(await screen.findByRole("region", { name: "Где есть рассрочка · Актау" }));
  expect((await firms.findByRole("link", { name: redApple.name })).getAttribute("href")).toBe(`/${redApple.urlKey}`);
  expect(firms.getByText("Частей: 3, 6")).toBeTruthy();
});

test("parts are those that salons split into, also beyond the first page", async () => {
  await renderApp("/bnpl", { fetch: fetchFirms([{ ...redApple, instalments: [2, 4] }]) });
  await screen.findByText("Частей: 2, 4");
  const counts = within(screen.getByRole("region", { name: "Посчитайте свои платежи" })).getAllByRole("button");
  expect(counts.map(({ textContent }) => textContent)).toEqual(["2 части", "4 части"]);
});

test("more of them than a page has are found by the search; as many as there are need no way there", async () => {
  const all = () => screen.queryByRole("link", { name: /^Показать/ });
  const { unmount } = await renderApp("/bnpl", { fetch: fetchFirms(withInstalments, 31) });
  await screen.findByText("Частей: 3, 6");
  expect([all()?.textContent, all()?.getAttribute("href")]).toEqual([
    "Показать 31 салон",
    "/search?city=aktau&instalments=1",
  ]);
  unmount();
  await renderApp("/bnpl", { fetch: fetchFirms(withInstalments) });
  await screen.findByText("Частей: 3, 6");
  expect(all()).toBe(null);
});

test("it is a tab of the area that it shares with gift cards, and each tab is an address", async () => {
  await renderApp("/bnpl", { fetch: fetchFirms(withInstalments) });
  const tabs = within(await screen.findByRole("navigation", { name: "Подарки и рассрочка" }));
  expect(tabs.getByRole("link", { name: "Рассрочка", current: "page" }).getAttribute("href")).toBe("/bnpl");
  await userEvent.click(tabs.getByRole("link", { name: "Подарочные карты" }));
  await waitFor(() => expect(document.title).toContain("Подароч"));
});

test("a city without them says so, and leads to all of its salons", async () => {
  await renderApp("/bnpl", { fetch: fetchFirms([]) });
  expect(await screen.findByText("В этом городе рассрочки пока нет")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Все салоны города" }).getAttribute("href")).toBe("/");
});

test("it says that the bank's plan is the one that counts, and promises nothing on the bank's behalf", async () => {
  await renderApp("/bnpl", { fetch: fetchFirms(withInstalments) });
  await screen.findByText(/Точные суммы и даты — в графике, который покажет банк/);
  expect(screen.getByText(/Что станет с рассрочкой, говорит ваш договор с банком/)).toBeTruthy();
  const said = `${document.title} ${document.body.textContent}`;
  expect(said).not.toMatch(/банк закрывает рассрочку|процентов и комиссии|переплаты/);
});

test("the page is drawn by the server, with its firms and the calculator as the browser draws it", async () => {
  const fetch = fetchFirms(withInstalments);
  const { body, status, isDrawn } = await render(renderRequest("/bnpl", { fetch }));
  document.body.innerHTML = body;
  expect({ status, isDrawn }).toEqual({ status: 200, isDrawn: true });
  expect(screen.getByRole("heading", { level: 1, name: "Записывайтесь сейчас, платите частями" })).toBeTruthy();
  expect(parts()).toHaveLength(3);
  expect(screen.getByText("Частей: 3, 6")).toBeTruthy();
  expect(screen.getByText("Кто даёт рассрочку?")).toBeTruthy();
});
