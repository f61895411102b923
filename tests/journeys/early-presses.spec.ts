import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { salon, services } from "./guest.ts";

/** Keeps every script of the page back until it is let through. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("a page comes alive, untouched, in a browser that is never idle", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (act, { timeout } = {}) =>
      timeout === undefined ? 0 : window.setTimeout(act, timeout, { didTimeout: true, timeRemaining: () => 0 });
  });
  const scripts = page.waitForRequest(/\/assets\/.*\.js$/);
  await page.goto(salon);
  await scripts;
});

test("services that were chosen before the scripts came are all chosen when they have come", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(salon);
  const [first, second, third] = [services(page).nth(0), services(page).nth(1), services(page).nth(2)];
  await first.click();
  await second.click();
  await second.click();
  await expect(first).toHaveAttribute("aria-pressed", "false");
  release();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await expect(second).toHaveAttribute("aria-pressed", "true");
  await expect(third).toHaveAttribute("aria-pressed", "false");
});

test("the cities that were asked for before the scripts came are shown when they have come", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/");
  await page.getByRole("button", { name: /^Город: / }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a link that is pressed after a service waits for the scripts, and leads on with the service", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(salon);
  await services(page).first().click();
  await page.getByRole("link", { name: "Выбрать услуги" }).click();
  await expect(page).toHaveURL(new RegExp(`${salon}$`));
  await expect(services(page).first()).toHaveAttribute("data-pressed");
  release();
  await expect(page).toHaveURL(/\/reservation\/masters/);
});

test("a link that waits for scripts that never come leads on by itself", async ({ page }) => {
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await failed;
    await route.abort();
  });
  await page.goto(salon);
  await services(page).first().click();
  await page.getByRole("link", { name: "Выбрать услуги" }).click();
  fail();
  await expect(page).toHaveURL(/\/reservation\/services/);
});
