import { expect, test } from "../support/fixtures.ts";
import { reach, salon } from "./guest.ts";

test.use({ timezoneId: "Asia/Tashkent" });

test("whose device agrees with the salon's clock is told nothing of zones", async ({ page }) => {
  await page.goto(`${salon}/reservation/time?services=101`);
  await reach(page, "choosingTime");
  await expect(page.getByRole("button", { name: /^\d\d:\d\d/ }).first()).toBeVisible();
  await expect(page.getByText(/На вашем устройстве сейчас/)).toHaveCount(0);
});

test.describe("A device in Berlin", () => {
  test.use({ timezoneId: "Europe/Berlin" });

  test("is told that the times are the salon's", async ({ page }) => {
    await page.goto(`${salon}/reservation/time?services=101`);
    await reach(page, "choosingTime");
    await expect(page.getByText(/На вашем устройстве сейчас на [34]\sч меньше, чем в салоне/)).toBeVisible();
  });
});
