import type { Page } from "@playwright/test";
import { hourMs } from "../../domain/time.ts";
import { expect, test } from "../support/fixtures.ts";
import { breakBy, letBreak, mend } from "../support/faults.ts";
import { chooseMaster, comeToConfirm, nextAction, salon } from "./guest.ts";

const dayInMinutes = 24 * 60;

test("who has a device whose clock is a day behind, or a day ahead, is booked all the same", async ({
  page,
  context,
  app,
}) => {
  await letBreak(context, app.url);
  for (const days of [-1, 1]) {
    await page.goto(salon);
    await breakBy(page, { deviceClock: days * dayInMinutes });
    const ahead = async () => (await page.evaluate(() => Date.now())) - Date.now();
    await expect.poll(async () => Math.round((await ahead()) / hourMs)).toBe(days * 24);
    await comeToConfirm(page);
    await nextAction(page, "Записаться").click();
    await expect(page.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Перенести" })).toBeVisible();
  }
});

test("by a clock of the service that is ten days ahead, there is no free time in the days until then", async ({
  page,
  context,
  app,
}) => {
  await letBreak(context, app.url);
  await page.goto(salon);
  await breakBy(page, { serviceClock: 10 * dayInMinutes });
  await chooseMaster(page);
  expect(await freeDays(page)).toBe(0);
  await mend(page);
  await page.reload();
  expect(await freeDays(page)).toBeGreaterThan(0);
});

/** How many of the next nine days have free times. */
async function freeDays(page: Page): Promise<number> {
  const days = page.getByRole("group", { name: "Выбор дня" }).getByRole("button");
  await expect(days.nth(8)).toHaveAccessibleName(/: /);
  const names = await days.evaluateAll((all) => all.map((day) => day.getAttribute("aria-label") ?? ""));
  return names.slice(0, 9).filter((name) => name.includes("свободн")).length;
}
