import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

const map = (page: Page) => page.getByRole("region", { name: "Карта салонов" });
const marks = (page: Page) => map(page).locator(".leaflet-marker-icon");
const clusters = (page: Page) => map(page).getByRole("button", { name: /: приблизить$/ });

/** How many salons the marks stand for, each cluster for its number. */
async function salonsOn(page: Page): Promise<number> {
  const names = await marks(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  return names
    .map((name) => Number(/^(\d+)\s\S+: приблизить$/.exec(name)?.[1] ?? 1))
    .reduce((sum, one) => sum + one, 0);
}

test("the map beside the list has what the list has, on tiles that are drawn, and leads to a salon; back leads to the map", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/search?category=nails");
  const heading = page.getByRole("heading", { level: 2, name: /^\d+\sмест/ });
  const total = Number(/\d+/.exec((await heading.textContent()) ?? "")?.[0]);
  await page.getByRole("link", { name: "На карте" }).click();
  await expect(page).toHaveURL(/map=1/);
  await expect.poll(() => salonsOn(page)).toBe(total);
  await expect
    .poll(() =>
      map(page)
        .locator("img.leaflet-tile")
        .evaluateAll((tiles) => tiles.some((tile) => tile instanceof HTMLImageElement && tile.naturalWidth > 0)),
    )
    .toBe(true);
  await expect(page.getByRole("article")).toHaveCount(total);

  while ((await clusters(page).count()) > 0) await clusters(page).first().press("Enter");
  const first = marks(page).first();
  const name = (await first.getAttribute("aria-label"))?.split(", от")[0] ?? "";
  await first.press("Enter");
  await map(page).locator("..").getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name.split(" ")[0] ?? "");
  await page.goBack();
  await expect(map(page)).toBeVisible();
  await page.getByRole("link", { name: "Скрыть карту" }).click();
  await expect(map(page)).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(total);
});

test("a link to a map shows it to a phone above the list, which stays", async ({ page }) => {
  await page.goto("/search?map=1");
  await expect(marks(page).first().locator("span")).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await page.locator("html").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
