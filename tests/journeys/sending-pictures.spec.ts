import { breakBy, callFault, letBreak, mend } from "../support/faults.ts";
import { expect, test } from "../support/fixtures.ts";
import { holdTime, nextAction, reach } from "./guest.ts";
import { havePassed } from "./past-visit.ts";
import { giveAccount, signIn } from "./signed-in.ts";

test("who sends a picture of themselves without a network is told so, keeps what was typed beside it, and has it there after one press more", async ({
  page,
  context,
  app,
}) => {
  await letBreak(context, app.url);
  await signIn(page, await giveAccount(app));
  await page.getByLabel("Фамилия").fill("Сапарова");
  await breakBy(page, callFault("uploadAvatar", "offline"));
  await page.locator("input[type=file]").setInputFiles("docs/screens/phone.png");
  await page.getByRole("button", { name: "Поставить" }).click();
  const failed = page.getByRole("alert").filter({ hasText: "Фото не отправилось" });
  await expect(failed).toBeVisible();
  await expect(page.getByLabel("Фамилия")).toHaveValue("Сапарова");
  const picture = page.getByRole("main").locator('img[src*="/avatars/"]');
  await mend(page);
  await page.getByRole("button", { name: "Повторить" }).press("Enter");
  await expect(page.getByRole("button", { name: "Добавить фото" })).toBeFocused();
  await expect(picture).toBeVisible();
  await expect(failed).toBeHidden();
  const change = page.getByRole("button", { name: "Сменить фото" });
  await expect(change).toBeFocused();
  await page.getByRole("button", { name: "Убрать фото" }).press("Enter");
  await expect(picture).toBeHidden();
  await expect(page.getByRole("button", { name: "Добавить фото" })).toBeFocused();
});

test("who publishes a review with a photo and gets no answer finds all of it where it was, and one press more publishes it once", async ({
  page,
  context,
  app,
}) => {
  await letBreak(context, app.url);
  const account = await giveAccount(app);
  await signIn(page, account);
  await holdTime(page);
  await nextAction(page, "Дальше").click();
  await reach(page, "held.confirming");
  await nextAction(page, "Записаться").click();
  await expect(page.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
  await page.goto(`/my/reservation/${await havePassed(app, account.phone)}/review`);
  const stars = page.getByRole("group", { name: "Салон" }).getByRole("radio", { name: "5 из 5" });
  const words = page.getByLabel("Расскажите, как было");
  const photo = page.getByRole("img", { name: "Фото 1" });
  await stars.check();
  await words.fill("Стрижка держит форму уже второй месяц.");
  await page.locator('input[type="file"]').setInputFiles("docs/screens/phone.png");
  await expect(photo).toBeVisible();

  const published = async () => {
    const { rows } = await app.pool.query<{ photos: number }>(
      `select count(p.id)::int as photos from reviews r join reservations v on v.id = r.reservation_id
         left join review_photos p on p.firm_id = r.firm_id and p.review_id = r.id
        where v.client_phone = $1 and r.part_of is null group by r.firm_id, r.id`,
      [account.phone],
    );
    return rows;
  };
  await breakBy(page, callFault("createReview", "lostAnswer"));
  await page.getByRole("button", { name: "Опубликовать отзыв" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Нет связи" })).toBeVisible();
  expect(await published()).toEqual([{ photos: 1 }]);
  await expect(stars).toBeChecked();
  await expect(words).toHaveValue("Стрижка держит форму уже второй месяц.");
  await expect(photo).toBeVisible();

  await mend(page);
  await page.getByRole("button", { name: "Опубликовать отзыв" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Спасибо за отзыв!");
  expect(await published()).toEqual([{ photos: 1 }]);
});
