import type { Page } from "@playwright/test";
import { dayMs, hourMs } from "../../domain/time.ts";
import { expect, test } from "../support/fixtures.ts";
import { breakBy, letBreak, mend } from "../support/faults.ts";
import { chooseMaster, comeToConfirm, freeTimes, nextAction, reach, salon } from "./guest.ts";

const dayInMinutes = 24 * 60;

for (const [days, where] of [
  [-1, "behind"],
  [1, "ahead"],
] as const) {
  test(`who has a device whose clock is a day ${where} is booked all the same`, async ({ page, context, app }) => {
    await letBreak(context, app.url);
    await page.goto(salon);
    await breakBy(page, { deviceClock: days * dayInMinutes });
    const ahead = async () => (await page.evaluate(() => Date.now())) - Date.now();
    await expect.poll(async () => Math.round((await ahead()) / hourMs)).toBe(days * 24);
    await comeToConfirm(page, holdLateTime);
    await nextAction(page, "Записаться").click();
    await expect(page.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Перенести" })).toBeVisible();
  });
}

test("by a clock of the service that is ten days ahead, the days to choose from begin then", async ({
  page,
  context,
  app,
}) => {
  await letBreak(context, app.url);
  await page.goto(salon);
  await breakBy(page, { serviceClock: 10 * dayInMinutes });
  await chooseMaster(page);
  const first = page.getByRole("group", { name: "Выбор дня" }).getByRole("button").first();
  await expect(first).toHaveAccessibleName(dayOf(Date.now() + 10 * dayMs));
  await mend(page);
  await page.reload();
  await expect(first).toHaveAccessibleName(dayOf(Date.now()));
});

/** Holds a time of a day so late that the visit can still be moved. */
async function holdLateTime(page: Page): Promise<void> {
  await chooseMaster(page);
  await page
    .getByRole("group", { name: "Выбор дня" })
    .getByRole("button", { name: /свободн/ })
    .nth(4)
    .click();
  await freeTimes(page).first().click();
  await reach(page, "held.enteringContacts");
}

/** "9 декабря:", whatever space is in it. */
function dayOf(epoch: number): RegExp {
  const text = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "Asia/Aqtau" }).format(epoch);
  return new RegExp(`${text.replace(" ", String.raw`\s`)}: `);
}
