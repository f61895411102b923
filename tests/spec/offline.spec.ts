import { expect, test } from "@playwright/test";
import { startServer } from "../support/server.ts";

test.use({ serviceWorkers: "allow" });

test("without a network every address shows the salon that was seen last", async ({ page }) => {
  const app = await startServer();
  await page.goto(`${app.url}/red-apple-naberezhnaya?lang=en`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${app.url}/search`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await app.close();
  await page.goto(`${app.url}/barber-kaspii/reservation/services`);
  expect(new URL(page.url()).pathname).toBe("/offline");
  await expect(page.getByRole("region", { name: /salon|салон/i })).toContainText("Red Apple");
});
