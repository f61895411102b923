import { expect, test } from "../support/fixtures.ts";
import { unfitLetters } from "../paths/browser/large-letters.ts";
import { anyPhone, codeField, codeSentTo, leaveContacts, nextAction, reach, salon } from "./guest.ts";

test("two people who are booked one after another have their visit laid out together, with a wait, at another time", async ({
  page,
  app,
}) => {
  const phone = anyPhone();
  await page.goto(`${salon}/reservation/time?services=101,102_101`);
  await reach(page, "choosingTime");
  await page
    .getByRole("region", { name: "Сравните варианты" })
    .getByRole("button", { name: /Друг за другом/ })
    .click();
  await leaveContacts(page, "Мадина", phone);
  await codeField(page).fill(await codeSentTo(page, phone));
  await nextAction(page, "Записаться").click();
  await expect(page.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
  // The nearest time may be too near to be changed for nothing.
  await app.pool.query("update reservations set free_cancel_until = starts_at where client_phone = $1", [phone]);
  await page.reload();

  for (const [language, move, chosen] of [
    ["kz", "Уақытын ауыстыру", /Өзгерту$/],
    ["en", "Reschedule", /Change$/],
  ] as const) {
    const visit = new URL(page.url());
    await page.goto(`${visit.pathname}?lang=${language}`);
    await page.getByRole("button", { name: move }).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: chosen })).toHaveCount(2);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect(await unfitLetters(page)).toEqual([]);
  }
  await page.goto(`${new URL(page.url()).pathname}?lang=ru`);

  await page.getByRole("button", { name: "Перенести" }).click();
  const sheet = page.getByRole("dialog").filter({ hasText: "Выберите время" });
  await sheet.getByRole("button", { name: /^Как вас принимают: Друг за другом/ }).click();
  await page.getByRole("button", { name: "Вместе", exact: true }).click();
  await sheet.getByRole("button", { name: /^Между услугами: Без ожидания/ }).click();
  await page.getByRole("button", { name: /^Ждать до 30/ }).click();
  await expect(sheet.getByRole("button", { name: /^Как вас принимают: Вместе/ })).toBeVisible();
  await sheet
    .getByRole("group", { name: "Выбор дня" })
    .getByRole("button", { name: /свободн/ })
    .last()
    .click();
  await expect(sheet.locator("[aria-busy=true]")).toHaveCount(0);
  await sheet
    .getByRole("button", { name: /^\d\d:\d\d(?!.*недоступно)/ })
    .last()
    .click();
  const confirming = page.getByRole("dialog").filter({ hasText: "Проверьте изменения" });
  await expect(confirming.getByText("Теперь все начинают вместе.")).toBeVisible();
  expect(await unfitLetters(page)).toEqual([]);
  await page.reload();
  await expect(confirming.getByText(/^Теперь между услугами можно ждать до 30/)).toBeVisible();
  await confirming.getByRole("button", { name: "Изменить запись" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Запись (перенесена|изменена)$/ })).toBeVisible();
  const { rows } = await app.pool.query(
    `select r.manner, r.awaiting_time as wait, count(distinct e.person)::int as people
       from reservations r join reservation_entries e on e.firm_id = r.firm_id and e.reservation_id = r.id
      where r.client_phone = $1 and e.starts_at = r.starts_at group by r.id, r.firm_id, r.manner, r.awaiting_time`,
    [phone],
  );
  expect(rows).toEqual([{ manner: "together", wait: 30, people: 2 }]);
});
