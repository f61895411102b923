import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { reach } from "./guest.ts";

/** The number that stands first in a text: "5 мест" has 5. */
async function numberIn(page: Page, name: string | RegExp): Promise<number> {
  const text = await page.getByRole("heading", { level: 2, name }).textContent();
  return Number(/\d+/.exec(text ?? "")?.[0]);
}

const found = /^\d+\sмест/;
const tiles = (page: Page) => page.getByRole("article");
const times = (page: Page) => page.getByRole("link", { name: /^Записаться: / });

test("a client finds a service, narrows it down, and goes by a free time into the reservation; back leads back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  await page.getByRole("link", { name: "Салон, услуга или мастер" }).click();
  const field = page.getByRole("combobox", { name: "Салон, услуга или мастер" });
  await field.fill("vfybr.h");
  await field.press("Enter");
  await expect(page).toHaveURL(/q=/);
  const rating = page.getByRole("link", { name: /^от 4,5: / });
  await expect(rating).toHaveAttribute("href", /q=/);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByText("Точно так ничего не называется — вот похожее.")).toHaveCount(0);
  const all = await numberIn(page, found);
  const rated = Number(/: (\d+)/.exec((await rating.getAttribute("aria-label")) ?? "")?.[1]);
  await rating.click();
  await expect(page.getByRole("heading", { level: 2, name: new RegExp(`^${rated}\\sмест`) })).toBeVisible();
  expect(rated).toBeLessThanOrEqual(all);
  await page.getByRole("link", { name: "Завтра", exact: true }).click();
  await expect(times(page).first()).toBeVisible();
  const address = page.url();
  const time = await times(page).first().textContent();
  await times(page).first().click();
  await reach(page, "held.enteringContacts");
  await expect(page.getByText(time ?? "").first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(times(page).first()).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/date=/);
  await expect(page.getByRole("heading", { level: 2, name: new RegExp(`^${rated}\\sмест`) })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: new RegExp(`^${rated}\\sмест`) })).toBeVisible();
});

test("a search is made, narrowed and followed with the keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/search");
  const field = page.getByRole("combobox", { name: "Салон, услуга или мастер" });
  await field.focus();
  await page.keyboard.type("манкюр");
  const suggested = page.getByRole("listbox").getByRole("option");
  await expect(suggested.first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("listbox").getByRole("option", { selected: true })).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=/);
  const heading = page.getByRole("heading", { level: 2, name: found });
  await expect(heading).toBeFocused();
  const discount = page.getByRole("link", { name: /^Со скидкой: / });
  await discount.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/deal=1/);
  await expect(discount).toHaveAttribute("aria-current", "true");
  const tile = tiles(page).first().getByRole("link").first();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await tile.focus();
  await expect(tile).toBeFocused();
  await tile.press("Enter");
  await expect(page).not.toHaveURL(/\/search/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("what is typed before the scripts are there is searched for once they are", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/search", { waitUntil: "commit" });
  const field = page.getByRole("combobox", { name: "Салон, услуга или мастер" });
  await field.focus();
  await page.keyboard.type("манкюр");
  release();
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await expect(field).toHaveValue("манкюр");
});

test("what is sent before the scripts are there is searched for too, and what it was narrowed down by stays", async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto("/search?deal=1", { waitUntil: "commit" });
  const field = page.getByRole("combobox", { name: "Салон, услуга или мастер" });
  await field.fill("маникюр");
  await field.press("Enter");
  await expect(page).toHaveURL(
    (url) => url.searchParams.get("q") === "маникюр" && url.searchParams.get("deal") === "1",
  );
  await expect(page.getByRole("heading", { level: 2, name: found })).toBeVisible();
});

test("what is near is found from where the browser says the client is, and only when they press for it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 43.642, longitude: 51.172 });
  await page.goto("/search?sort=distance&city=aktau");
  await expect(page.getByText("Расстояния — от центра города.")).toBeVisible();
  await page.getByRole("button", { name: "Показать, что рядом со мной" }).click();
  await expect(page.getByText("Расстояния — от того места, где вы сейчас.")).toBeVisible();
  await expect(
    tiles(page)
      .first()
      .getByText(/от вас$/),
  ).toBeVisible();
  const metres = async () => {
    const texts = await page.getByText(/^[\d,]+\s(м|км) от вас$/).allTextContents();
    return texts.map((text) => Number.parseFloat(text.replace(",", ".")) * (/км/.test(text) ? 1000 : 1));
  };
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect
    .poll(async () => {
      const all = await metres();
      return all.length > 2 && all.every((one, index) => index === 0 || one >= (all[index - 1] ?? 0));
    })
    .toBe(true);
  await page.reload();
  await expect(page.getByText("Расстояния — от того места, где вы сейчас.")).toBeVisible();
});

test("a day that is chosen is on the screen of a phone, from a link and after a press, and stays where it is scrolled to", async ({
  page,
}) => {
  const day = page.getByRole("navigation", { name: "Когда" }).locator("[aria-current=true]").first();
  const days = page.getByRole("navigation", { name: "Когда" }).getByRole("list").first();
  const isInside = () =>
    day.evaluate((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
  const date = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/search?date=${date}`);
  await expect.poll(isInside).toBe(true);
  await days.evaluate((row) => (row.scrollLeft = 0));
  await page.getByRole("link", { name: "Утро, до 12:00" }).click();
  await expect(page).toHaveURL(/until=12/);
  expect(await days.evaluate((row) => row.scrollLeft)).toBe(0);
  await page.goto("/search");
  expect(await days.evaluate((row) => row.scrollLeft)).toBe(0);
});
