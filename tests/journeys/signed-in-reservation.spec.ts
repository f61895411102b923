import { expect, test } from "../support/fixtures.ts";
import { holdTime, nextAction, reach } from "./guest.ts";
import { giveAccount, password, signIn } from "./signed-in.ts";

test("a client who is signed in finds their name and phone in the contacts, and may write others", async ({
  page,
  app,
}) => {
  await signIn(page, await giveAccount(app));
  await holdTime(page);
  await expect(page.getByLabel("Имя")).toHaveValue("Мадина");
  await expect(page.getByLabel("Телефон")).toHaveValue(/^\+7 701/);
  await page.getByLabel("Имя").fill("");
  await page.reload();
  await reach(page, "held.enteringContacts");
  await expect(page.getByLabel("Телефон")).toHaveValue(/^\+7 701/);
  await expect(page.getByLabel("Имя")).toHaveValue("");
});

test("a client who is signed in books with the phone of their account, without a code", async ({ page, app }) => {
  const account = await giveAccount(app);
  await signIn(page, account);
  await holdTime(page);
  await expect(page.getByLabel("Имя")).toHaveValue("Мадина");
  await page.goBack();
  await reach(page, "choosingTime");
  await page.goForward();
  await reach(page, "held.enteringContacts");
  await nextAction(page, "Дальше").click();
  await reach(page, "held.confirming");
  await page.reload();
  await reach(page, "held.confirming");
  await nextAction(page, "Записаться").click();
  await expect(page.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
  const { rows } = await app.pool.query("select status from reservations where client_phone = $1", [account.phone]);
  expect(rows).toEqual([{ status: "confirmed" }]);
  const codes = await app.pool.query("select from sms_challenges where phone = $1", [account.phone]);
  expect(codes.rowCount).toBe(0);
});

test("whoever signs in in the middle of a reservation goes on with the time held, without a code", async ({
  page,
  app,
}) => {
  const { phone } = await giveAccount(app);
  await holdTime(page);
  await page.getByLabel("Телефон").fill(`+${phone}`);
  await expect(page.getByText("На него придёт SMS с кодом")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Войти" }).click();
  const sheet = page.getByRole("dialog", { name: "Вход" });
  await sheet.getByLabel("Телефон").fill(`+${phone}`);
  await sheet.getByLabel("Пароль", { exact: true }).fill(password);
  await sheet.getByRole("button", { name: "Войти" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText("Номер подтверждён, код не нужен")).toBeVisible();
  await page.getByLabel("Имя").fill("Мадина");
  await nextAction(page, "Дальше").click();
  await nextAction(page, "Записаться").click();
  await expect(page.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
});
