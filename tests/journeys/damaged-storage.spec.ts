import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { breakBy, letBreak, mend } from "../support/faults.ts";
import { freeTimes, nextAction, reach, salon, services } from "./guest.ts";

/** Comes as far as to a master, and leaves something else behind in this browser. */
async function chooseSecondMaster(page: Page): Promise<void> {
  await page.goto(`${salon}/reservation/services`);
  await page.evaluate(() => localStorage.setItem("pins", '{"version":1,"firms":[7]}'));
  await services(page).first().click();
  await nextAction(page, "Дальше").click();
  await reach(page, "choosingMasters");
  await page.getByRole("radio").nth(1).check({ force: true });
}

const pins = (page: Page) => page.evaluate(() => localStorage.getItem("pins"));

test("a visit that an older version of the app has kept goes on where it stood", async ({ page, context, app }) => {
  await letBreak(context, app.url);
  await chooseSecondMaster(page);
  await breakBy(page, "Storage old");
  await page.reload();
  await reach(page, "choosingMasters");
  expect(await pins(page)).toBe('{"firms":[7]}');
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await nextAction(page, "Выбрать время").click();
  await reach(page, "choosingTime");
  await expect(freeTimes(page).first()).toBeVisible();
  await mend(page);
  await page.reload();
  await reach(page, "choosingTime");
  expect(await pins(page)).toBe('{"version":1,"firms":[7]}');
});

test("a visit of which what was kept breaks off begins anew, and what is chosen then is kept once that is mended", async ({
  page,
  context,
  app,
}) => {
  await letBreak(context, app.url);
  await chooseSecondMaster(page);
  await breakBy(page, "Storage broken");
  await page.reload();
  await reach(page, "choosingServices");
  await expect(services(page).first()).toHaveAttribute("aria-pressed", "false");
  await services(page).first().click();
  await nextAction(page, "Дальше").click();
  await reach(page, "choosingMasters");
  await mend(page);
  await page.reload();
  await reach(page, "choosingMasters");
  await expect(page.getByRole("radio").nth(1)).not.toBeChecked();
});
