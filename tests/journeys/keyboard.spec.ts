import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { anyPhone, codeField, codeSentTo, freeTimes, nextAction, reach, reachCode, salon, services } from "./guest.ts";
import { giveAccount, password } from "./signed-in.ts";

/** More than any page of the way has places to stop at. */
const mostTabs = 150;

/** Goes on by Tab until something has the focus; each place on the way says that it has it, and nothing lies over it. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(focusFault)).toBe("");
  }
  throw new Error(`${mostTabs} presses of Tab do not come there.`);
}

/** What is wrong with the place that has the focus, in words; "" for nothing. Runs in the page. */
function focusFault(): string {
  const element = document.activeElement;
  if (element === null || element === document.body) return "";
  const name = `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent ?? ""}`.slice(0, 80);
  if (!element.matches(":focus-visible")) return `${name} does not say that it has the focus`;
  const shown = element.matches("input[type=radio], input[type=checkbox]") ? element.closest("label") : element;
  const { left, right, top, bottom } = (shown ?? element).getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2];
  if (bottom <= 0 || top >= innerHeight) return `${name} is out of sight`;
  const over = document.elementFromPoint(x, y);
  const isSeen = over !== null && (element.contains(over) || over.contains(element));
  return isSeen ? "" : `${name} lies under ${over?.outerHTML.slice(0, 120)}`;
}

/** The second press of a double one would fall on what comes next: it takes none at first. */
async function press(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await expect(wanted.locator("xpath=ancestor-or-self::*[@aria-disabled='true']")).toHaveCount(0);
  await page.keyboard.press("Enter");
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`A guest books by the keyboard alone, ${width} pixels wide, and Back leads from a change to the confirmation`, async ({
    page,
  }) => {
    test.slow();
    const phone = anyPhone();
    await page.setViewportSize({ width, height });
    await page.goto(`${salon}/reservation/services`);
    await reach(page, "choosingServices");
    await press(page, services(page).first());
    await press(page, nextAction(page, "Дальше"));
    await reach(page, "choosingMasters");
    await press(page, nextAction(page, "Выбрать время"));
    await reach(page, "choosingTime");
    await press(page, freeTimes(page).first());
    await reach(page, "held.enteringContacts");
    await tabTo(page, page.getByLabel("Имя"));
    await page.keyboard.type("Мадина");
    await tabTo(page, page.getByLabel("Телефон"));
    await page.keyboard.type(`+${phone}`);
    await press(page, nextAction(page, "Получить код"));
    await reachCode(page);
    await tabTo(page, codeField(page));
    await page.keyboard.type(await codeSentTo(page, phone));
    await reach(page, "held.confirming");
    await press(page, page.getByRole("button", { name: "Изменить время" }));
    await reach(page, "choosingTime");
    await page.goBack();
    await reach(page, "held.confirming");
    await expect(page).toHaveURL(`${salon}/reservation/confirm`);
    await press(page, nextAction(page, "Записаться"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Вы записаны!");
    await tabTo(page, page.getByRole("button", { name: "Добавить в календарь" }));
  });
}

test("A client signs in by the keyboard alone, over the page that they are at, and the focus is there again", async ({
  page,
  app,
}) => {
  const { phone } = await giveAccount(app);
  await page.goto(salon);
  await press(page, page.getByRole("banner").getByRole("link", { name: "Войти" }));
  const sheet = page.getByRole("dialog", { name: "Вход" });
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: "Войти" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, sheet.getByLabel("Телефон"));
  await page.keyboard.type(`+${phone}`);
  await tabTo(page, sheet.getByLabel("Пароль", { exact: true }));
  await page.keyboard.type(password);
  await press(page, sheet.getByRole("button", { name: "Войти" }));
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("link", { name: "Профиль: Мадина" })).toBeVisible();
  await expect(page).toHaveURL(salon);
  expect(await page.evaluate(focusFault)).toBe("");
});
