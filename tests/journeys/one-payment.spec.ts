import type { Page } from "@playwright/test";
import { awaitPrepayment, comeToPay, payFor } from "../faults/awaiting.ts";
import { expect, test } from "../support/fixtures.ts";
import type { RunningServer } from "../support/server.ts";
import { breakBy, letBreak, mend } from "../support/faults.ts";
import { fillCard, payByNewCard } from "./guest.ts";

const bankAsks = "4242424242424242";
const chargedAtOnce = "4111111111111111";
const price = 500_000;

const booked = (page: Page) => page.getByRole("heading", { level: 1, name: "Вы записаны!" });
const bankOf = (page: Page) => page.frameLocator("iframe[title='Страница вашего банка']");
const chooseInBank = (page: Page, choice: string) => bankOf(page).getByRole("button", { name: choice }).click();

/** What the processors' own ledger has of a payer's money, and how their payments stand here. */
async function ledgersOf({ pool }: RunningServer, phone: string): Promise<{ theirs: string[]; ours: string[] }> {
  const { rows } = await pool.query<{ theirs: string[] | null; ours: string[] | null }>(
    `select (select array_agg(concat_ws(' ', o.type, o.amount) order by o.id) from sandbox_operations o
               join sandbox_payments s on s.id = o.payment_id join payments p on p.id::text = s.order_id
              where p.payer_phone = $1 and o.amount > 0) as theirs,
            (select array_agg(status order by created_at) from payments where payer_phone = $1) as ours`,
    [phone],
  );
  return { theirs: rows[0]?.theirs ?? [], ours: rows[0]?.ours ?? [] };
}

const charged = [`charged ${price}`];

/** Types a card at PayBox's page, and pays there. */
async function payAtPage(page: Page): Promise<void> {
  await page.getByLabel("Номер карты").fill(chargedAtOnce);
  await page.getByLabel("Срок действия").fill("12/40");
  await page.getByLabel("CVC").fill("123");
  await page.getByRole("button", { name: /^Заплатить/ }).click();
}

test("who pays in two tabs at once, by a card in one and at PayBox in the other, is charged by one of them, and both say that it is paid", async ({
  page,
  context,
  app,
}) => {
  const awaited = await awaitPrepayment(page, app);
  const second = await context.newPage();
  await Promise.all([payFor(page, awaited), payFor(second, awaited)]);
  await page.getByRole("radio", { name: /Новая карта/ }).check();
  await fillCard(page, chargedAtOnce);
  await second.getByRole("radio", { name: /Freedom Pay/ }).check();
  await Promise.all([page, second].map((tab) => tab.getByRole("button", { name: /^Оплатить 5/ }).click()));
  const ways = async () =>
    (await app.pool.query<{ way: string }>("select way from payments where payer_phone = $1", [awaited.phone])).rows;
  await expect.poll(ways).toHaveLength(1);
  if ((await ways())[0]?.way === "payBox") await payAtPage(second);
  for (const tab of [page, second]) await expect(booked(tab)).toBeVisible();
  expect(await ledgersOf(app, awaited.phone)).toEqual({ theirs: charged, ours: ["paid"] });
});

test("while the processor is down nothing is charged, and one press pays once it is there again", async ({
  page,
  context,
  app,
}) => {
  await letBreak(context, app.url);
  const awaited = await awaitPrepayment(page, app);
  await payFor(page, awaited);
  await breakBy(page, "Processor down");
  await payByNewCard(page, chargedAtOnce);
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await ledgersOf(app, awaited.phone)).toEqual({ theirs: [], ours: [] });
  await mend(page);
  await payByNewCard(page, chargedAtOnce);
  await expect(booked(page)).toBeVisible();
  expect(await ledgersOf(app, awaited.phone)).toEqual({ theirs: charged, ours: ["paid"] });
});

test("another device goes on by the visit's link where one is at the bank: it pays by another card, and the first says that it is paid", async ({
  page,
  browser,
  baseURL,
  app,
}) => {
  const awaited = await awaitPrepayment(page, app);
  await payFor(page, awaited);
  await payByNewCard(page, bankAsks);
  await expect(bankOf(page).getByRole("button", { name: "Подтвердить" })).toBeVisible();

  const other = await (await browser.newContext({ baseURL })).newPage();
  await other.goto(`/my/reservation/${awaited.reservationId}/success#k=${awaited.secret}`);
  await other.getByRole("link", { name: "Внести предоплату" }).click();
  await expect(bankOf(other).getByRole("button", { name: "Подтвердить" })).toBeVisible();
  await other.getByRole("button", { name: "Выбрать другой способ" }).click();
  await payByNewCard(other, chargedAtOnce);
  for (const device of [other, page]) await expect(booked(device)).toBeVisible();
  expect(await ledgersOf(app, awaited.phone)).toEqual({ theirs: charged, ours: ["failed", "paid"] });
  await other.context().close();
});

test("whoever refuses at the bank, leaves it without an answer, and then has it wait, is told so each time and charged once", async ({
  page,
  app,
}) => {
  const phone = await comeToPay(page, app);
  await payByNewCard(page, bankAsks);
  await chooseInBank(page, "Отказаться");
  await expect(page.getByRole("alert")).toContainText(/Оплата не подтверждена в банке\..*Деньги не списаны/);

  await payByNewCard(page, bankAsks);
  await chooseInBank(page, "Закрыть, не отвечая");
  await expect(bankOf(page).getByText("Банк ничего не ответил магазину.")).toBeVisible();
  expect((await ledgersOf(app, phone)).ours).toEqual(["failed", "needs3ds"]);
  await page.getByRole("button", { name: "Выбрать другой способ" }).click();

  await payByNewCard(page, bankAsks);
  await chooseInBank(page, "Подумать несколько секунд");
  await expect(bankOf(page).getByText(/Банк проверяет платёж/)).toBeVisible();
  await expect(booked(page)).toBeVisible();
  expect(await ledgersOf(app, phone)).toEqual({ theirs: charged, ours: ["failed", "failed", "paid"] });
});

test("who steps back from PayBox's page finds that the payment waits there, pays there after all, and after another step back still sees it paid", async ({
  page,
  app,
}) => {
  const phone = await comeToPay(page, app);
  await page.getByRole("radio", { name: /Freedom Pay/ }).check();
  await page.getByRole("button", { name: /^Оплатить 5/ }).click();
  await expect(page.getByLabel("Номер карты")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: /Оплата ждёт вас на странице Freedom Pay/ })).toBeVisible();
  await page.getByRole("link", { name: "Перейти к оплате" }).click();
  await payAtPage(page);
  await expect(booked(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Предоплата внесена")).toBeVisible();
  expect(await ledgersOf(app, phone)).toEqual({ theirs: charged, ours: ["paid"] });
});
