import { axeFindings } from "../support/axe.ts";
import { answerComplaint, findWaitingComplaints } from "../../server/services/complaints/answer.ts";
import { expect, test } from "../support/fixtures.ts";
import { comeToConfirm, nextAction } from "./guest.ts";

test("a guest complains about a past visit, and reads the answer on its page", async ({ page, app }) => {
  const phone = await comeToConfirm(page);
  await nextAction(page, "Записаться").click();
  await expect(page.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
  // A week has gone by.
  await app.pool.query(
    "delete from occupancies where reservation_id in (select id from reservations where client_phone = $1)",
    [phone],
  );
  await app.pool.query(
    "update reservations set starts_at = starts_at - interval '20 days', ends_at = ends_at - interval '20 days' where client_phone = $1",
    [phone],
  );
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Визит завершён");

  await page.getByRole("button", { name: "Пожаловаться" }).click();
  await page.getByRole("textbox", { name: "Что случилось" }).fill("Мастер опоздал на полчаса");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Отправить" }).click();
  const own = page.getByRole("region", { name: "Ваша жалоба" });
  await expect(own.getByText("Получена, разбираемся")).toBeVisible();
  await expect(page.getByRole("button", { name: "Пожаловаться" })).toHaveCount(0);
  await expect(own.getByRole("heading", { name: "Ваша жалоба" })).toBeFocused();

  const [waiting] = await findWaitingComplaints(app.pool);
  await answerComplaint(app.pool, { id: waiting?.id ?? "", text: "Приносим извинения", now: new Date() });
  await page.reload();
  await expect(own.getByText("Приносим извинения")).toBeVisible();
  await expect(own.getByText("Есть ответ")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
