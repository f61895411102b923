import { expect, test } from "../support/fixtures.ts";
import { anyPhone, codeField, codeSentTo, holdTime, nextAction, reach, salon, services } from "./guest.ts";
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

test("the name and the picture that were changed are there on the next visit", async ({ page, app }) => {
  await signIn(page, await giveAccount(app));
  await page.getByLabel("Фамилия").fill("Сапарова");
  await page.getByRole("button", { name: "Сохранить" }).click();
  await expect(profileName(page)).toHaveText("Мадина Сапарова");
  await expect(page.getByRole("link", { name: "Профиль: Мадина Сапарова" })).toHaveText("МС");
  await page.locator("input[type=file]").setInputFiles("docs/screens/phone.png");
  await page.getByRole("button", { name: "Перетащите фото" }).press("ArrowRight");
  await page.getByLabel("Масштаб").fill("2");
  await page.getByRole("button", { name: "Поставить" }).click();
  const picture = page.getByRole("main").locator('img[src*="/avatars/"]');
  await expect(picture).toBeVisible();
  await page.reload();
  await expect(picture).toBeVisible();
  const answer = await page.request.get((await picture.getAttribute("src")) ?? "");
  expect(answer.headers()["content-type"]).toBe("image/webp");
});

test("a name that cannot be seen is refused at the field, in a sentence", async ({ page, app }) => {
  await signIn(page, await giveAccount(app));
  for (const name of ["\u200b", "\u3164", "\u2800"]) {
    await page.getByLabel("Имя").fill(name);
    await page.getByRole("button", { name: "Сохранить" }).click();
    await expect(page.getByLabel("Имя")).toHaveAccessibleDescription(/Напишите имя буквами/);
    await expect(page.getByLabel("Имя")).toBeFocused();
  }
});

test("a file that is no picture is refused in words, and nothing changes", async ({ page, app }) => {
  await signIn(page, await giveAccount(app));
  const file = { name: "cv.png", mimeType: "image/png", buffer: Buffer.from("not a picture") };
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByRole("alert")).toContainText("не фотография");
});

test("a changed password ends the other device's session and keeps this one", async ({ page, app, browser }) => {
  const account = await giveAccount(app);
  const elsewhere = await browser.newPage({ baseURL: app.url, locale: "ru-RU" });
  await signIn(elsewhere, account);
  await signIn(page, account);
  await page.getByRole("button", { name: "Сменить пароль" }).click();
  await page.getByLabel("Текущий пароль", { exact: true }).fill(password);
  await page.getByLabel("Новый пароль", { exact: true }).fill("staple battery horse");
  await page.getByRole("button", { name: "Сменить" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Пароль изменён" })).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL("/");
  await seeNobody(elsewhere);
  await page.reload();
  await expect(profileName(page)).toHaveText("Мадина");
  await elsewhere.close();
});

test("an account that is to be deleted can be had back by one press", async ({ page, app }) => {
  const { id, ...account } = await giveAccount(app);
  await signIn(page, { id, ...account }, "/delete-account");
  await expect(page.getByRole("heading", { name: "Вот что пропадёт" })).toBeVisible();
  await page.getByLabel("Пароль — чтобы убедиться, что это вы").fill(password);
  await page.getByRole("button", { name: "Удалить аккаунт" }).click();
  await expect(page.getByText(/Аккаунт будет удалён/)).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Вернуть аккаунт" }).click();
  await expect(page.getByText("Аккаунт остаётся с вами")).toBeVisible();
  const { rows } = await app.pool.query("select delete_after from clients where id = $1", [id]);
  expect(rows).toEqual([{ delete_after: null }]);
});

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

test("a salon that a visitor marks with a heart is found at home, and goes into the account", async ({ page, app }) => {
  const mark = page.getByRole("note", { name: "В избранном" });
  await page.goto(salon);
  await page.getByRole("button", { name: "Добавить в избранное" }).click();
  await expect(page.getByRole("button", { name: "Убрать из избранного" })).toBeVisible();
  await page.goto("/");
  await page.getByRole("link", { name: "Избранное" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText("Red Apple на набережной");
  await expect(mark).toBeVisible();
  const { id, phone } = await giveAccount(app);
  await signIn(page, { id, phone });
  const favorites = page.getByRole("region", { name: "Избранное" });
  await expect(favorites.getByRole("link", { name: "Red Apple на набережной" })).toBeVisible();
  const { rowCount } = await app.pool.query("select from favorite_firms where client_id = $1", [id]);
  expect(rowCount).toBe(1);
});

test("a salon that is no longer marked is no longer among the favourites", async ({ page, app }) => {
  await signIn(page, await giveAccount(app), salon);
  await page.getByRole("button", { name: "Добавить в избранное" }).click();
  await expect(page.getByRole("button", { name: "Убрать из избранного" })).toBeVisible();
  await page.goto("/my/profile");
  const favorites = page.getByRole("region", { name: "Избранное" });
  await favorites.getByRole("link", { name: "Red Apple на набережной" }).click();
  await page.getByRole("button", { name: "Убрать из избранного" }).click();
  await expect(page.getByRole("button", { name: "Добавить в избранное" })).toBeVisible();
  await page.goto("/my/profile");
  await expect(favorites).toContainText("Здесь появятся салоны");
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Профиль: Мадина" })).toBeVisible();
  await expect(page.getByRole("note", { name: "В избранном" })).toHaveCount(0);
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
