import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

const columns = (page: Page) => page.getByRole("columnheader");

test("a client narrows a search down to a district, pins two salons, compares them and books; back leads back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/search?category=nails");
  const district = page.getByRole("link", { name: /^Новый город: / });
  const count = /: (\d+)/.exec((await district.getAttribute("aria-label")) ?? "")?.[1];
  await district.click();
  await expect(page).toHaveURL(/district=new-town/);
  await expect(page.getByRole("heading", { level: 2, name: new RegExp(`^${count}\\s`) })).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Новый город");
  const pins = page.getByRole("button", { name: /^Сравнить: / });
  await pins.nth(0).click();
  await pins.nth(1).focus();
  await page.keyboard.press("Enter");
  await page.reload();
  await expect(pins.nth(1)).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "Сравнить: 2 салона" }).click();
  await expect(columns(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\/compare\?firms=\d+,\d+&category=nails$/);
  await expect(page.getByText("Показаны цены и время: Ногти")).toBeVisible();
  const address = page.url();
  await page
    .getByRole("link", { name: /^Записаться: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/reservation\/time\?/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page
    .getByRole("link", { name: /^Убрать из сравнения: / })
    .first()
    .click();
  await expect(columns(page)).toHaveCount(1);
  await page.goBack();
  await expect(columns(page)).toHaveCount(2);
});

test("on a phone the way to what is pinned stands at the foot, and what was scrolled to its end lies above it", async ({
  page,
}) => {
  await page.goto("/search?category=nails");
  const pin = page.getByRole("button", { name: /^Сравнить: / }).first();
  await pin.click();
  await expect(pin).toHaveAttribute("aria-pressed", "true");
  for (const address of ["/search?category=nails", "/red-apple", "/"]) {
    await page.goto(address);
    const bar = page.getByRole("link", { name: "Сравнить: 1 салон" });
    await expect(bar).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const foot = await bar.evaluate((link) => {
      const { top, bottom } = link.parentElement?.getBoundingClientRect() ?? link.getBoundingClientRect();
      const ends = [...document.querySelectorAll("article, footer a")].map((one) => one.getBoundingClientRect().bottom);
      return { isAtFoot: bottom === innerHeight, isClear: Math.max(...ends) <= top };
    });
    expect(foot, address).toEqual({ isAtFoot: true, isClear: true });
  }
});

for (const [language, heading] of [
  ["ru", "Сравнение салонов"],
  ["kz", "Салондарды салыстыру"],
  ["en", "Compare salons"],
] as const) {
  test(`a link to a comparison is drawn by the server, and fits a phone (${language})`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto(`/compare?firms=1,2,3&category=nails&lang=${language}`);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(columns(page)).toHaveCount(3);
    expect(await page.locator("html").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await context.close();
  });
}
