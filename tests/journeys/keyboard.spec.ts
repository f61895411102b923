import { expect, test } from "../support/fixtures.ts";
import { focusFault, press, tabTo } from "./by-keyboard.ts";
import { anyPhone, codeField, codeSentTo, freeTimes, nextAction, reach, reachCode, salon, services } from "./guest.ts";
import { giveAccount, password } from "./signed-in.ts";

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
