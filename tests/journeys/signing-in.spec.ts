import { expect, test } from "../support/fixtures.ts";
import { anyPhone, codeField, codeSentTo, salon, services } from "./guest.ts";
import { giveAccount, password, profileName, seeNobody, signIn } from "./signed-in.ts";

test("somebody new signs up over the salon's page, and is still there", async ({ page, app }) => {
  const phone = anyPhone();
  await page.goto(salon);
  await services(page).first().click();
  await expect(services(page).first()).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("banner").getByRole("link", { name: "Войти" }).click();
  await page.getByRole("button", { name: "Зарегистрироваться" }).click();
  await expect(page).toHaveURL(/\?services=\d+&auth=sign-up$/);
  await page.getByLabel("Имя").fill("Мадина");
  await page.getByLabel("Телефон").fill(`8${phone.slice(1)}`);
  await page.getByLabel("Пароль", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Получить код" }).click();
  await codeField(page).fill(await codeSentTo(page, phone));
  await expect(page.getByRole("link", { name: "Профиль: Мадина" })).toBeVisible();
  await expect(page).toHaveURL(/\?services=\d+$/);
  await expect(services(page).first()).toHaveAttribute("aria-pressed", "true");
  const { rows } = await app.pool.query("select name from clients where phone = $1", [phone]);
  expect(rows).toEqual([{ name: "Мадина" }]);
});

test("signing in that was closed does not stand in the history, and Back closes it too", async ({ page }) => {
  await page.goto("/");
  await page.goto(salon);
  await services(page).first().click();
  await expect(services(page).first()).toHaveAttribute("aria-pressed", "true");
  const sheet = page.getByRole("dialog", { name: "Вход" });
  for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await page.getByRole("banner").getByRole("link", { name: "Войти" }).click();
    await expect(sheet).toBeVisible();
    await close();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\?services=\d+$/);
  }
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("a reload in the middle of a sign-up keeps the name and the phone, and no password", async ({ page }) => {
  await page.goto("/auth/sign-up");
  await page.getByLabel("Имя").fill("Мадина");
  await page.getByLabel("Телефон").fill("8 701 555");
  await page.getByLabel("Пароль", { exact: true }).fill(password);
  await page.reload();
  await expect(page.getByLabel("Имя")).toHaveValue("Мадина");
  await expect(page.getByLabel("Телефон")).toHaveValue("+7 701 555");
  await expect(page.getByLabel("Пароль", { exact: true })).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(password);
});

test("a sign-up whose code was sent survives a reload: the code that came is good for it", async ({ page, app }) => {
  const phone = anyPhone();
  await page.goto("/auth/sign-up?return=/my/profile");
  await page.getByLabel("Имя").fill("Мадина");
  await page.getByLabel("Телефон").fill(`+${phone}`);
  await page.getByLabel("Пароль", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Получить код" }).click();
  const code = await codeSentTo(page, phone);
  await page.reload();
  await page.getByLabel("Пароль", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Получить код" }).click();
  await codeField(page).fill(code);
  await expect(profileName(page)).toHaveText("Мадина");
  const { rows } = await app.pool.query("select from sms_challenges where phone = $1", [phone]);
  expect(rows).toHaveLength(1);
});

test("a new password whose code was validated survives a reload", async ({ page, app }) => {
  const { phone } = await giveAccount(app);
  await page.goto("/auth/reset?return=/my/profile");
  await page.getByLabel("Телефон").fill(`+${phone}`);
  await page.getByRole("button", { name: "Получить код" }).click();
  await codeField(page).fill(await codeSentTo(page, phone));
  await expect(page.getByLabel("Новый пароль", { exact: true })).toBeVisible();
  await page.reload();
  await page.getByLabel("Новый пароль", { exact: true }).fill("staple battery horse");
  await page.getByRole("button", { name: "Сохранить и войти" }).click();
  await expect(profileName(page)).toHaveText("Мадина");
});

test("a client signs in by a code, and the code survives a reload", async ({ page, app }) => {
  const { phone } = await giveAccount(app);
  await page.goto("/auth/sms?return=/my/profile");
  await page.getByLabel("Телефон").fill(`+${phone}`);
  await page.getByRole("button", { name: "Получить код" }).click();
  const code = await codeSentTo(page, phone);
  await page.reload();
  await codeField(page).fill(code);
  await expect(profileName(page)).toHaveText("Мадина");
});

test("whoever signs up with a phone that has an account is let in by the same code", async ({ page, app }) => {
  const { phone } = await giveAccount(app);
  await page.goto("/auth/sign-up?return=/my/profile");
  await page.getByLabel("Имя").fill("Кто-то");
  await page.getByLabel("Телефон").fill(`+${phone}`);
  await page.getByLabel("Пароль", { exact: true }).fill("another long password");
  await page.getByRole("button", { name: "Получить код" }).click();
  await codeField(page).fill(await codeSentTo(page, phone));
  await page.getByRole("button", { name: "Войти с этим кодом" }).click();
  await expect(profileName(page)).toHaveText("Мадина");
});

test("a forgotten password is set anew by a code, and signs in at once", async ({ page, app }) => {
  const { phone } = await giveAccount(app);
  await page.goto("/auth/password?return=/my/profile");
  await page.getByLabel("Телефон").fill(`+${phone}`);
  await page.getByRole("button", { name: "Забыли пароль?" }).click();
  await page.getByRole("button", { name: "Получить код" }).click();
  await codeField(page).fill(await codeSentTo(page, phone));
  await page.getByLabel("Новый пароль", { exact: true }).fill("staple battery horse");
  await page.getByRole("button", { name: "Сохранить и войти" }).click();
  await expect(profileName(page)).toHaveText("Мадина");
});

test("a wrong password says so, keeps the phone and marks the password", async ({ page, app }) => {
  const { phone } = await giveAccount(app);
  await page.goto("/auth/password");
  await page.getByLabel("Телефон").fill(`+${phone}`);
  await page.getByLabel("Пароль", { exact: true }).fill("not this one");
  await page.getByRole("button", { name: "Войти" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "не подошли" })).toBeVisible();
  await expect(page.getByLabel("Телефон")).not.toHaveValue("");
  await expect(page.getByLabel("Пароль", { exact: true })).toBeFocused();
});

test("signing in leads back on this host only", async ({ page, app }) => {
  await signIn(page, await giveAccount(app), "/my/profile");
  await page.goto("/auth/password?return=//evil.example");
  await expect(page).toHaveURL("/");
});

test("signing out clears the client, tells the service and goes home", async ({ page, app }) => {
  const { id, ...account } = await giveAccount(app);
  await signIn(page, { id, ...account });
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/access_id|access_password|session_id/);
  // As an earlier version of this client has left them.
  const left = ["access_id", "access_password", "session_id"];
  await page.evaluate((names) => names.forEach((name) => (document.cookie = `${name}=left; Path=/`)), left);
  await page.getByRole("button", { name: "Выйти" }).click();
  await expect(page).toHaveURL("/");
  await seeNobody(page);
  const { rows } = await app.pool.query("select revoked_at is not null as ended from sessions where client_id = $1", [
    id,
  ]);
  expect(rows).toEqual([{ ended: true }]);
});

test("signing out in one tab is seen in the other, and so is signing in", async ({ page, app, context }) => {
  const account = await giveAccount(app);
  await signIn(page, account);
  const other = await context.newPage();
  await other.goto(salon);
  await expect(other.getByRole("link", { name: "Профиль: Мадина" })).toBeVisible();
  await page.getByRole("button", { name: "Выйти" }).click();
  await expect(other.getByRole("banner").getByRole("link", { name: "Войти" })).toBeVisible();
  await expect(other).toHaveURL(salon);
  await signIn(page, account);
  await expect(other.getByRole("link", { name: "Профиль: Мадина" })).toBeVisible();
});
