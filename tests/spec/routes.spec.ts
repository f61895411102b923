import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

const salon = "/red-apple-naberezhnaya";

/** How far below the top of the window an element begins, in whole pixels. */
async function topOf(page: Page, id: string): Promise<number> {
  return page.evaluate((anchor) => Math.round(document.getElementById(anchor)?.getBoundingClientRect().top ?? -1), id);
}

/** The place of an anchor once the page does not move any more. */
function settledTop(page: Page, id: string) {
  return expect.poll(() => topOf(page, id));
}

const offset = "Anchor scrolling is on, and the vertical scroll offset is 64 px";

test(`${offset}: on the first load of a page that the server has drawn.`, async ({ page }) => {
  await page.goto(`${salon}#masters`);
  await settledTop(page, "masters").toBe(64);
});

for (const [path, anchor] of [
  ["/landing", "request"],
  ["/search", "results"],
] as const) {
  test(`${offset}: ${path}#${anchor}.`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 400 });
    await page.goto(`${path}#${anchor}`);
    await settledTop(page, anchor).toBe(64);
  });
}

test(`${offset}: on the first load of a page that the client draws.`, async ({ page }) => {
  const isDocument = ({ pathname }: URL) => pathname === salon;
  await page.route(isDocument, (route) => route.fulfill({ path: "dist/client/index.html", contentType: "text/html" }));
  await page.goto(`${salon}#masters`);
  await settledTop(page, "masters").toBe(64);
});

test(`${offset}: by a link within the page.`, async ({ page }) => {
  await page.goto(salon);
  await page.getByRole("link", { name: "Мастера", exact: true }).click();
  await settledTop(page, "masters").toBe(64);
});

test(`${offset}: on another page of the app.`, async ({ page }) => {
  await page.goto("/");
  await page.evaluate((path) => {
    window.history.pushState({ usr: null, key: "next", idx: 1 }, "", `${path}#masters`);
    window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
  }, salon);
  await settledTop(page, "masters").toBe(64);
});

test("Scroll position is not restored: a page that is loaded again begins at its top, or at its anchor.", async ({
  page,
}) => {
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto(salon);
  const reviews = page.getByRole("region", { name: "Отзывы" });
  await reviews.evaluate((element) => element.scrollIntoView());
  expect(await top()).toBeGreaterThan(500);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Выбрать: / }).first()).toBeVisible();
  // Its times are listened to for as long as it is shown: the network never rests.
  await page.waitForLoadState("load");
  await expect(page.getByRole("region", { name: "Ближайшее время" }).getByRole("link").first()).toBeVisible();
  expect(await top()).toBe(0);
  await page.getByRole("link", { name: "Мастера", exact: true }).click();
  await settledTop(page, "masters").toBe(64);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.reload();
  await settledTop(page, "masters").toBe(64);
});

for (const [list, address] of [
  ["the catalogue", "/?category=hair"],
  ["what a search has found", "/search"],
] as const) {
  test(`Back to a list is back to where it was left, ${list}; a page that is come to anew begins at its top.`, async ({
    page,
  }) => {
    const top = () => page.evaluate(() => Math.round(window.scrollY));
    await page.goto(address);
    await page.waitForFunction(() => window.kezekEarlyPresses === undefined);
    const tile = page.getByRole("article").last();
    await tile.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const left = await top();
    expect(left).toBeGreaterThan(500);
    await tile.getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("navigation", { name: "Разделы страницы" })).toBeVisible();
    await expect.poll(top).toBe(0);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await page.getByRole("region", { name: "Отзывы" }).scrollIntoViewIfNeeded();
    const deep = await top();
    expect(deep).toBeGreaterThan(500);
    await page.goBack();
    await expect(tile).toBeInViewport();
    await expect.poll(top).toBe(left);
    await page.goForward();
    await expect.poll(top).toBe(deep);
  });
}

test("Back to a list is back to where it was left, also by a link that was pressed before the page was alive.", async ({
  page,
}) => {
  const isPage = /\/assets\/page-[^/]+\.js$/;
  await page.route(isPage, () => {});
  // By then the start may have run, which waits for the page's scripts.
  await page.goto("/?category=hair", { waitUntil: "domcontentloaded" });
  const tile = page.getByRole("article").last();
  await tile.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await tile.getByRole("heading").getByRole("link").click({ noWaitAfter: true });
  await page.unroute(isPage);
  await expect(page.getByRole("navigation", { name: "Разделы страницы" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: /^Город: / })).toBeVisible();
  await expect(tile).toBeInViewport();
});

test("The router uses path URLs, not hash.", async ({ page }) => {
  await page.goto("/#/not-found");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Такой страницы нет");
  await page.goto("/not-found");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Такой страницы нет");
});

test("/my/reservation/history is not the step of a salon called my.", async ({ page }) => {
  const companies: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/screen/multi-link/")) companies.push(request.url());
  });
  const response = await page.goto("/my/reservation/history");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Мои записи");
  expect(companies).toEqual([]);
});

test("Any other single segment: company link, titled 'Запись в салон'.", async ({ page }) => {
  await page.goto(salon);
  await expect(page).toHaveTitle(/^Запись в салон/);
  await page.goto("/nobody-has-this-link");
  await expect(page).toHaveURL(/\/not-found$/);
});

test("(empty): main shell area; home is /.", async ({ page }) => {
  await page.goto(salon);
  await page.getByRole("link", { name: "Kezek" }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("region", { name: /Салоны и мастера/ })).toBeVisible();
});

test("/not-found: not-found page, also for what no row of the table fits.", async ({ page }) => {
  for (const path of ["/not-found", "/no/such/page", "/auth/whatever"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Такой страницы нет");
  }
});

test("A channel that a client comes by is their referrer (spec §3, user-referrer).", async ({ page }) => {
  await page.goto(`/ig${salon}`);
  await expect(page).toHaveURL(salon);
  expect(await page.evaluate(() => localStorage.getItem("user-referrer"))).toBe(JSON.stringify("ig"));
});
