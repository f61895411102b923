import { expect, test } from "../support/fixtures.ts";
import { comeToConfirm, nextAction } from "./guest.ts";
import { giveAccount, signIn } from "./signed-in.ts";

test("a guest finds a visit among their own, cancels it, and books the same again; an account of that phone finds it, too", async ({
  page,
  browser,
  app,
}) => {
  const phone = await comeToConfirm(page);
  await nextAction(page, "Записаться").click();
  await expect(page.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
  await app.pool.query("update reservations set free_cancel_until = starts_at where client_phone = $1", [phone]);
  await page.goto("/");
  await page.getByRole("link", { name: "Все записи" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Мои записи");
  await expect(page.getByRole("article")).toContainText("Вы записаны");

  await page.getByRole("link", { name: "Открыть запись" }).press("Enter");
  await page.getByRole("button", { name: "Отменить запись" }).click();
  await page.getByRole("button", { name: "Да, отменить" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Запись отменена");
  await page.getByRole("link", { name: "Все записи" }).click();
  await expect(page.getByRole("heading", { name: "Предстоящих записей нет" })).toBeVisible();
  await page.getByRole("link", { name: "Прошедшие" }).press("Enter");
  await expect(page.getByRole("article")).toContainText("Вы отменили");
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole("article")).toContainText("Вы отменили");
  await page.getByRole("link", { name: "Записаться снова" }).click();
  await expect(page.locator('[data-state="choosingTime"]')).toBeVisible();

  const account = await giveAccount(app, phone);
  const device = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const elsewhere = await device.newPage();
  await signIn(elsewhere, account);
  await elsewhere.getByRole("link", { name: "Мои записи" }).click();
  await elsewhere.getByRole("link", { name: "Прошедшие" }).click();
  await expect(elsewhere.getByRole("article")).toContainText("Вы отменили");
  await device.close();
});
