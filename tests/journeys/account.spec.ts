import { expect, test } from "../support/fixtures.ts";
import { salon } from "./guest.ts";
import { giveAccount, password, profileName, seeNobody, signIn } from "./signed-in.ts";

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
  await page.getByLabel("Имя").fill("Мадина");
  await page.getByLabel("Фамилия").fill("\u3164");
  await page.getByRole("button", { name: "Сохранить" }).click();
  await expect(page.getByLabel("Фамилия")).toHaveAccessibleDescription(/Напишите фамилию буквами/);
  await expect(page.getByLabel("Фамилия")).toBeFocused();
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
