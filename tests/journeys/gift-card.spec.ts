import { axeFindings } from "../support/axe.ts";
import type { Page } from "@playwright/test";
import { unfitLetters } from "../paths/browser/large-letters.ts";
import { expect, test } from "../support/fixtures.ts";
import { linkOf } from "./gift-link.ts";
import { anyPhone, codeField, codeSentTo, typeCard } from "./guest.ts";

const accepted = "4111111111111111";

async function shows(page: Page, state: string): Promise<void> {
  await expect(page.locator("[data-gift-state]")).toHaveAttribute("data-gift-state", state);
  expect(await axeFindings(page)).toEqual([]);
  expect(await unfitLetters(page)).toEqual([]);
}

const next = (page: Page) => page.getByRole("button", { name: "Дальше" }).click();

/** From the home page to the card as its recipient will see it; answers the buyer's phone. */
async function comeToPreview(page: Page): Promise<string> {
  const phone = anyPhone();
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Подарочные карты" }).click();
  await page.getByRole("link", { name: "Выбрать карту" }).click();
  await shows(page, "choosingAmount");
  await page.getByRole("button", { name: /^15\s000/ }).click();
  await next(page);
  await shows(page, "choosingDesign");
  await page.getByText("Парус на Каспии").click();
  await next(page);
  await shows(page, "writingWords");
  await page.getByLabel("Кому").fill("Алия");
  await page.getByLabel("Пожелание").fill("С днём рождения!");
  await page.getByLabel("От кого").fill("Мадина");
  await next(page);
  await shows(page, "enteringContacts");
  await page.getByLabel("Имя").fill("Мадина");
  await page.getByLabel("Телефон").fill(`+${phone}`);
  await page.getByRole("button", { name: "Получить код" }).click();
  await codeField(page).fill(await codeSentTo(page, phone));
  await shows(page, "previewing");
  return phone;
}

test("somebody without an account gives a card: they see it as its recipient will, pay once, and hand over a link that opens it", async ({
  page,
  app,
  browser,
}) => {
  const phone = await comeToPreview(page);
  await expect(page.getByRole("article", { name: "Подарочная карта" })).toHaveText(/15\s000.*Алия!.*С днём рождения!/);
  await page.reload();
  await shows(page, "previewing");
  await page.getByRole("button", { name: /^К оплате/ }).click();
  await expect(page).toHaveURL(/\/gift-cards\/[\da-f-]{36}$/);
  await page.getByRole("radio", { name: /Новая карта/ }).check();
  await typeCard(page, accepted, /^Оплатить \d/);
  await expect(page.getByRole("heading", { level: 1, name: "Карта готова" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const bought = await app.pool.query(
    "select id::text, amount::int, balance::int, design from gift_cards where buyer_phone = $1",
    [phone],
  );
  expect(bought.rows).toMatchObject([{ amount: 1_500_000, balance: 1_500_000, design: "sea" }]);
  const paid = await app.pool.query("select status from payments where subject = 'giftCard' and subject_id = $1", [
    bought.rows[0].id,
  ]);
  expect(paid.rows).toEqual([{ status: "paid" }]);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Карта готова" })).toBeVisible();
  const link = await linkOf(page);
  const recipient = await (await browser.newContext()).newPage();
  await recipient.goto(link);
  await recipient.getByRole("button", { name: "Открыть" }).click();
  await expect(recipient.getByRole("heading", { level: 1, name: /У вас 15\s000/ })).toBeVisible();
  await recipient.context().close();
});

test("going back goes through the steps, and nothing that was chosen or written is lost on the way or by a reload", async ({
  page,
}) => {
  await page.goto("/gift-cards/new?step=preview");
  await shows(page, "choosingAmount");
  await page.getByLabel("Своя сумма, ₸").fill("12345");
  await next(page);
  await expect(page.getByRole("alert")).toHaveText(/кратна 100/);
  await page.getByLabel("Своя сумма, ₸").fill("12300");
  await next(page);
  await shows(page, "choosingDesign");
  await next(page);
  await page.getByLabel("Кому").fill("Алия");
  await page.goBack();
  await shows(page, "choosingDesign");
  await page.getByRole("button", { name: "Назад" }).click();
  await shows(page, "choosingAmount");
  await expect(page.getByLabel("Своя сумма, ₸")).toHaveValue("12300");
  await page.goForward();
  await page.goForward();
  await shows(page, "writingWords");
  await expect(page.getByLabel("Кому")).toHaveValue("Алия");
  await page.reload();
  await expect(page.getByLabel("Кому")).toHaveValue("Алия");
});

test("the page of an order says nothing of the card to who has not bought it", async ({ page }) => {
  await page.goto("/gift-cards/9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77");
  await expect(page.getByRole("heading", { level: 1, name: "Карту видит только тот, кто её купил" })).toBeVisible();
});
