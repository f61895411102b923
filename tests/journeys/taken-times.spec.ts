import type { Browser, Page } from "@playwright/test";
import { slotChangesPath } from "../../domain/addresses.ts";
import { expect, test } from "../support/fixtures.ts";
import { chooseMaster, freeTimes, holdTime, reach } from "./guest.ts";

test("a time that another client takes meanwhile is answered with the nearest others", async ({ page, browser }) => {
  // What would tell the page of it before the press is kept waiting.
  await page.route(
    (url) => url.pathname.endsWith(slotChangesPath),
    () => {},
  );
  await chooseMaster(page);
  await expect(freeTimes(page).first()).toBeVisible();
  await takeFirstTime(browser);
  await freeTimes(page).first().click();
  await expect(page.getByRole("alert")).toContainText("Это время только что заняли");
  const others = page.getByRole("list", { name: "Ближайшее свободное время" }).getByRole("button");
  await expect(others).toHaveCount(3);
  await others.first().click();
  await reach(page, "held.enteringContacts");
});

test("a greyed time says why, and the change that opens it opens it", async ({ page, browser }) => {
  test.slow();
  await chooseMaster(page);
  await expect(freeTimes(page).first()).toBeVisible();
  await takeFirstTime(browser);
  await page.reload();
  const time = await askForOpenable(page);
  await page.getByRole("button", { name: /^Выбрать: / }).click();
  await expect(freeTimes(page).filter({ hasText: time })).toBeVisible();
});

test("the reason of a greyed time opens under its row, which stays whole, over all of the width", async ({
  page,
  browser,
}) => {
  await chooseMaster(page);
  await expect(freeTimes(page).first()).toBeVisible();
  await takeFirstTime(browser);
  await page.reload();
  const times = page.getByRole("button", { name: /недоступно:/ });
  await expect(times.first()).toBeVisible();
  const notLast = await times.evaluateAll((all) =>
    all.findIndex((one) => one.nextElementSibling?.getBoundingClientRect().top === one.getBoundingClientRect().top),
  );
  const time = times.nth(notLast);
  /** What stands in the row of the time, and how far below it what does not, in pixels. */
  const layout = () =>
    time.evaluate((tapped) => {
      const all = [...(tapped.parentElement?.children ?? [])].map((one) => ({
        text: one.textContent,
        isReason: one.localName === "div",
        box: one.getBoundingClientRect(),
      }));
      const { top, bottom } = tapped.getBoundingClientRect();
      const reason = all.find(({ isReason }) => isReason)?.box;
      return {
        row: all.filter(({ box }) => box.top === top).map(({ text }) => text),
        width: tapped.parentElement?.clientWidth,
        nextRow: Math.min(...all.flatMap(({ isReason, box }) => (!isReason && box.top > top ? box.top - bottom : []))),
        reason: reason && { top: reason.top - bottom, bottom: reason.bottom - bottom, width: reason.width },
      };
    });
  const before = await layout();
  await time.click();
  await expect(time).toHaveAttribute("aria-expanded", "true");
  const { row, width, nextRow, reason } = await layout();
  expect(row).toEqual(before.row);
  expect(row.length).toBeGreaterThan(1);
  expect(reason?.top).toBeGreaterThan(0);
  expect(reason?.bottom).toBeLessThan(nextRow);
  expect(reason?.width).toBe(width);
});

/** Another client, on another device, holds the first free time of the master whom {@link chooseMaster} chooses. */
async function takeFirstTime(browser: Browser): Promise<void> {
  const device = await browser.newContext();
  await holdTime(await device.newPage());
  await device.close();
}

const daysLookedAt = 6;

/** Asks of the greyed times, day after day, why they are grey, until there is one that another master opens. */
async function askForOpenable(page: Page): Promise<string> {
  const days = page.getByRole("group", { name: "Выбор дня" }).getByRole("button", { name: /свободн/ });
  for (let day = 0; day < daysLookedAt; day += 1) {
    await days.nth(day).click();
    await expect(freeTimes(page).first()).toBeVisible();
    for (const time of await page.getByRole("button", { name: /недоступно: (занято|нет мастера)/ }).all()) {
      await time.click();
      await expect(time).toHaveAttribute("aria-expanded", "true");
      const isOpenable = await page.getByRole("button", { name: /^Выбрать: / }).isVisible();
      if (isOpenable) return (await time.textContent())?.slice(0, 5) ?? "";
    }
  }
  throw new Error("No master opens any of the greyed times.");
}
