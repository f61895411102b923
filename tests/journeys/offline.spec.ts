import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { comeToConfirm, freeTimes, nextAction, reach, salon, services } from "./guest.ts";

test.use({ serviceWorkers: "allow" });

/** The address of the worker that the page is under, once it is under one. */
async function workerOf(page: Page): Promise<string> {
  const read = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? "");
  await expect.poll(read).not.toBe("");
  return read();
}

test("without a network a guest still has their next visit: when, what for, where, and whom to call", async ({
  page,
  context,
}) => {
  await comeToConfirm(page);
  const visit = page.getByRole("complementary", { name: "Ваш визит" });
  const time = /\d\d:\d\d/.exec((await visit.textContent()) ?? "")?.[0] ?? "";
  await nextAction(page, "Записаться").click();
  await expect(page.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
  await workerOf(page);
  await context.setOffline(true);
  await page.goto("/search");
  await expect(page).toHaveURL(/\/offline/);
  const pass = page.getByRole("region", { name: "Ваша ближайшая запись" });
  await expect(pass).toContainText(time);
  await expect(pass).toContainText("Red Apple");
  await expect(pass.getByRole("listitem")).toHaveCount(1);
  await expect(pass.getByRole("link", { name: /^\+7/ })).toHaveAttribute("href", /^tel:\+7\d{10}$/);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Попробовать снова" }).click();
  await expect(page.getByRole("link", { name: "Открыть запись" })).toBeVisible();
});

test("a newer build's worker leaves an open reservation alone, and takes over once its pages are closed", async ({
  page,
  context,
}) => {
  await page.goto(`${salon}/reservation/services`);
  const first = await workerOf(page);
  await page.evaluate(() => sessionStorage.setItem("opened", String(performance.timeOrigin)));
  await services(page).first().click();
  await nextAction(page, "Дальше").click();
  await reach(page, "choosingMasters");

  const other = await context.newPage();
  // A document without scripts: our own would have the worker of their build.
  await other.goto("/robots.txt");
  const newer = await other.evaluate(async () => {
    const query = new URLSearchParams({ build: "/assets/newer.js", lang: "ru" });
    const registration = await navigator.serviceWorker.register(`/sw.js?${query.toString()}`);
    while (registration.waiting === null) await new Promise((later) => setTimeout(later, 50));
    return registration.waiting.scriptURL;
  });
  expect(newer).not.toBe(first);

  await nextAction(page, "Выбрать время").click();
  await reach(page, "choosingTime");
  await freeTimes(page).first().click();
  await reach(page, "held.enteringContacts");
  expect(await workerOf(page)).toBe(first);
  const opened = await page.evaluate(() => [sessionStorage.getItem("opened"), String(performance.timeOrigin)]);
  expect(opened[0]).toBe(opened[1]);

  await other.close();
  await page.close();
  const later = await context.newPage();
  await later.goto("/robots.txt");
  await expect.poll(() => workerOf(later)).toBe(newer);
});
