import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { chooseMaster, freeTimes, reach } from "./guest.ts";

test("a time that one client takes is greyed before the eyes of another, and is free again when it is given up", async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  for (const one of [page, other]) await chooseDayOfManyTimes(one);
  const name = await freeTimes(page).first().getAttribute("aria-label");
  const hour = name?.slice(0, 5) ?? "";
  const time = page.getByRole("button", { name: new RegExp(`^${hour}`) });
  await time.focus();
  await freeTimes(other).first().click();
  await reach(other, "held.enteringContacts");
  await expect(time).toHaveAccessibleName(new RegExp(`^${hour}, недоступно: `));
  await expect(time).toBeFocused();
  await other.goBack();
  await reach(other, "choosingTime");
  await freeTimes(other).last().click();
  await reach(other, "held.enteringContacts");
  await expect(time).toHaveAccessibleName(name ?? "");
  await elsewhere.close();
});

/** Of a day that no other test comes to: the near ones are taken up time by time. */
async function chooseDayOfManyTimes(page: Page): Promise<void> {
  await chooseMaster(page);
  const days = page.getByRole("group", { name: "Выбор дня" }).getByRole("button", { name: /свободн/ });
  await days.nth(7).click();
  await expect(days.nth(7)).toHaveAttribute("aria-pressed", "true");
  await expect(freeTimes(page).nth(1)).toBeVisible();
}
