import { announceDemoRaffle } from "../../demo/catalogue/raffle.ts";
import { inTransaction } from "../../server/db/transaction.ts";
import { expect, test } from "../support/fixtures.ts";
import { holdTime, nextAction, reach } from "./guest.ts";
import { havePassed } from "./past-visit.ts";
import { giveAccount, signIn } from "./signed-in.ts";

const words = "Стрижка держит форму уже второй месяц.";
const photo = { name: "photo.png", mimeType: "image/png" };

test("after a visit its client has a ticket of the salon's raffle, says how it was, and is read on the salon's page until they take it back", async ({
  page,
  app,
}) => {
  await inTransaction(app.pool, (transaction) => announceDemoRaffle(transaction, Date.now()));
  const account = await giveAccount(app);
  await signIn(page, account, "/raffleprize/red_apple");
  const own = page.getByRole("region", { name: "Ваши билеты" });
  await expect(own.getByText("Билетов пока нет")).toBeVisible();
  await own.getByRole("link", { name: "Записаться" }).click();
  await expect(page).toHaveURL("/red-apple");

  await holdTime(page);
  await nextAction(page, "Дальше").click();
  await reach(page, "held.confirming");
  await nextAction(page, "Записаться").click();
  await expect(page.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
  await page.goto("/raffleprize/red_apple");
  await expect(own.getByText("Билетов пока нет")).toBeVisible();
  const id = await havePassed(app, account.phone);

  await page.reload();
  await expect(own.getByRole("listitem")).toHaveCount(1);
  await expect(own.getByRole("listitem")).toContainText("Red Apple на набережной · ");
  await expect(own.locator("strong")).toHaveText(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/);

  await page.goto("/my/reservation/history?past=1");
  await page.getByRole("article").getByRole("link", { name: "Отзыв" }).click();
  await expect(page).toHaveURL(`/my/reservation/${id}/review`);
  await page.getByRole("group", { name: "Салон" }).getByRole("radio", { name: "5 из 5" }).check();
  await page
    .getByRole("group", { name: /^Мастер/ })
    .getByRole("radio", { name: "4 из 5" })
    .check();
  await page.getByLabel("Расскажите, как было").fill(words);
  const buffer = await page.screenshot();
  await page.locator('input[type="file"]').setInputFiles({ ...photo, buffer });
  await expect(page.getByRole("img", { name: "Фото 1" })).toBeVisible();
  await page.getByRole("button", { name: "Опубликовать отзыв" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Спасибо за отзыв!");

  await page.getByRole("link", { name: "Отзывы о салоне" }).click();
  const said = page.getByRole("article").filter({ hasText: words });
  await expect(said).toContainText("Мадина");
  await expect(said.getByRole("button", { name: /^Открыть фото 1/ })).toBeVisible();
  const reviews = page.url();

  await page.goto(`/my/reservation/${id}/review`);
  await page.getByRole("button", { name: "Забрать отзыв" }).click();
  await page.getByRole("button", { name: "Да, забрать" }).click();
  await expect(page.getByLabel("Расскажите, как было")).toHaveValue(words);
  await page.goto(reviews);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(said).toHaveCount(0);
});
