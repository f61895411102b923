import { axeFindings } from "../support/axe.ts";
import type { Page } from "@playwright/test";
import { paymentLinkPath } from "../../domain/payment-link.ts";
import { inTransaction } from "../../server/db/transaction.ts";
import { makePaymentLink } from "../../server/services/payments/make-link.ts";
import { unfitLetters } from "../paths/browser/large-letters.ts";
import { expect, test } from "../support/fixtures.ts";
import type { RunningServer } from "../support/server.ts";
import { anyPhone, codeField, codeSentTo, typeCard } from "./guest.ts";
import { giveAccount, signIn } from "./signed-in.ts";

const bankAsks = "4242424242424242";
const paysAtOnce = "4111111111111111";
const amount = 1_000_000;

/** A link by which the first salon of the demo asks to be paid. */
async function linkOf({ pool }: RunningServer): Promise<string> {
  const purpose = { ru: "Предоплата за окрашивание", kz: "Шаш бояу үшін алдын ала төлем", en: "Deposit for colouring" };
  const wanted = { firmId: 1, purpose, amount, currency: "KZT", now: new Date() };
  const code = await inTransaction(pool, (transaction) => makePaymentLink(transaction, wanted));
  return paymentLinkPath({ firmId: 1, code });
}

async function seeFit(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await unfitLetters(page)).toEqual([]);
}

const paidBy = async ({ pool }: RunningServer, phone: string) =>
  (
    await pool.query(
      `select p.status, p.paid::int, l.paid_at is not null as "isSettled" from payment_links l
         join payments p on p.firm_id = l.firm_id and p.subject = 'link' and p.subject_id = l.id
        where l.client_phone = $1`,
      [phone],
    )
  ).rows;

test("somebody without an account pays by a salon's link: they prove their phone, their bank asks, and it is paid once", async ({
  page,
  app,
}) => {
  const phone = anyPhone();
  const link = await linkOf(app);
  await page.goto(link);
  const asked = page.getByRole("region", { name: "Что оплачиваем" });
  await expect(asked).toContainText("Предоплата за окрашивание");
  await expect(asked).toContainText(/10\s000\s₸/);
  await seeFit(page);
  await page.getByRole("button", { name: "Получить код" }).click();
  await expect(page.getByLabel("Имя")).toBeFocused();
  await page.getByLabel("Имя").fill("Мадина");
  await page.getByLabel("Телефон").fill(`+${phone}`);
  await page.getByRole("button", { name: "Получить код" }).dblclick();
  await expect(codeField(page)).toBeFocused();

  await page.reload();
  await codeField(page).fill(await codeSentTo(page, phone));
  await page.getByRole("radio", { name: /Новая карта/ }).check();
  await typeCard(page, bankAsks, /^Оплатить 10/);
  await page.frameLocator("iframe[title='Страница вашего банка']").getByRole("button", { name: "Подтвердить" }).click();
  await expect(page.getByRole("heading", { name: "Оплачено" })).toBeVisible();
  expect(await paidBy(app, phone)).toEqual([{ status: "paid", paid: amount, isSettled: true }]);

  await page.reload();
  await expect(page.getByRole("heading", { name: "Оплачено" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Оплатить/ })).toHaveCount(0);
});

test("whoever is signed in pays by a salon's link without a code, another card after one that is declined, and a second tab sees it paid", async ({
  page,
  app,
  context,
}) => {
  const account = await giveAccount(app);
  await signIn(page, account);
  const link = await linkOf(app);
  await page.goto(link);
  const second = await context.newPage();
  await second.goto(link);
  await expect(second.getByRole("button", { name: "Дальше" })).toBeVisible();
  await expect(page.getByLabel("Имя")).toHaveValue("Мадина");
  await page.getByRole("button", { name: "Дальше" }).click();
  await page.getByRole("radio", { name: /Новая карта/ }).check();
  await typeCard(page, "4000056655665556", /^Оплатить 10/);
  await expect(page.getByRole("alert")).toContainText(/На карте не хватило денег.*Деньги не списаны\./);
  await expect(page.getByRole("alert")).not.toContainText("время");
  await page.getByRole("radio", { name: /Новая карта/ }).check();
  await typeCard(page, paysAtOnce, /^Оплатить 10/);
  await expect(page.getByRole("heading", { name: "Оплачено" })).toBeVisible();
  await expect(page.getByText(/•••• 1111/)).toBeVisible();
  await seeFit(page);

  await second.getByRole("button", { name: "Дальше" }).click();
  await expect(second.getByRole("heading", { name: "Оплачено" })).toBeVisible();
  expect((await paidBy(app, account.phone)).filter(({ paid }) => paid > 0)).toHaveLength(1);
});

test("who pays on the processor's page comes back to the link that they began with", async ({ page, app }) => {
  const account = await giveAccount(app);
  await signIn(page, account);
  const link = await linkOf(app);
  await page.goto(link);
  await page.getByRole("button", { name: "Дальше" }).click();
  await page.getByRole("radio", { name: /Freedom Pay/ }).check();
  const pay = page.getByRole("button", { name: /^Оплатить 10/ });
  await pay.focus();
  await pay.click();
  await page.getByLabel("Номер карты").fill("4716047261941981");
  await page.getByLabel("Срок действия").fill("12/40");
  await page.getByLabel("CVC").fill("123");
  await page.getByRole("button", { name: "Заплатить" }).click();
  await expect(page.getByRole("heading", { name: "Оплачено" })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/card-payment?firm=1");
});

test("without a link the area says what it is for, and a link that opens nothing says so", async ({ page }) => {
  await page.goto("/card-payment");
  await expect(page.getByRole("heading", { level: 1, name: "Здесь платят по ссылке салона" })).toBeVisible();
  await seeFit(page);
  await page.goto("/card-payment?firm=1#k=k3VbT0xqYw9Lr2ZaH8cQmA");
  await expect(page.getByRole("heading", { level: 1, name: "Эта ссылка ничего не открывает" })).toBeVisible();
  await page.goto("/card-payment?link=6f1c2a7e-3d5b-4c8f-9a10-2b7d4e6f8a91");
  await expect(page.getByRole("heading", { level: 1, name: "Вернитесь туда, где начинали платить" })).toBeVisible();
});
